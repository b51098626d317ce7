import type { Locator } from '@playwright/test'

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
