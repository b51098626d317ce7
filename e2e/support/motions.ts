import type { Locator } from '@playwright/test'

/**
 * Presses, and answers what begins to move in `root`: the transition's property, the animation's name, or `script` for
 * what a script moves, and its length. It is read in the task of the press, so no frame passes in between.
 */
export async function pressAndListMotions(button: Locator, root: Locator) {
  return button.evaluate(
    async (element: HTMLElement, within) => {
      element.click()
      // React has rendered what a press changes when the microtasks are done.
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
