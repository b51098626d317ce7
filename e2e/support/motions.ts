import type { Locator, Page } from '@playwright/test'

/**
 * Sets the speed of transitions and animations. With a small rate they are still running when a test
 * looks at them on a busy machine; their durations and times stay those of the page.
 */
export async function setAnimationRate(page: Page, playbackRate: number) {
  const client = await page.context().newCDPSession(page)
  await client.send('Animation.enable')
  await client.send('Animation.setPlaybackRate', { playbackRate })
  return async () => {
    await client.send('Animation.setPlaybackRate', { playbackRate: 1 })
    await client.detach()
  }
}

/**
 * Clicks and returns the animations that start in `root`: transition property, animation name or
 * `script`, with duration. Read within the click's task, before the next frame.
 */
export async function pressAndListMotions(button: Locator, root: Locator) {
  return button.evaluate(
    async (element: HTMLElement, within) => {
      element.click()
      // React has rendered after microtasks.
      await Promise.resolve()
      return (within as Element).getAnimations({ subtree: true }).map(one => ({
        what:
          one instanceof CSSTransition
            ? one.transitionProperty
            : one instanceof CSSAnimation
              ? one.animationName
              : 'script',
        durationMs: one.effect?.getTiming().duration,
      }))
    },
    await root.elementHandle(),
  )
}
