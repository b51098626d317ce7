import type { Locator } from '@playwright/test'

/** Elements of a bar that overlap others, leave the window, or are smaller than 24 px (WCAG 2.5.8). */
export function findCrowding(bar: Locator): Promise<string[]> {
  return bar.evaluate(element => {
    const shown = [...element.querySelectorAll('a, button, input, h1, p')]
      .filter(one => one.checkVisibility())
      .map(one => ({
        one,
        box: one.getBoundingClientRect(),
        name: one.getAttribute('aria-label') ?? (one.textContent || one.tagName),
      }))
    return shown.flatMap(({ one, box, name }, index) => {
      const over = shown
        .slice(index + 1)
        .filter(
          other =>
            !one.contains(other.one) &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 0.5 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 0.5,
        )
      return [
        ...over.map(other => `${name} lies over ${other.name}`),
        ...(box.left < 0 || box.right > innerWidth ? [`${name} ends outside`] : []),
        ...(box.width < 24 || (box.height < 24 && one.matches('a, button'))
          ? [`${name} is small`]
          : []),
      ]
    })
  })
}
