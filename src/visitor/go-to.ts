import { IslandElement } from './island-element.ts'
import { headerHeight, scrollToElement, scrollWindowTo } from './scroll.ts'

/** A module that an address names begins this far below the header, in pixels. */
const MODULE_OFFSET_PX = 24

/** Shows what a link or the address names: whatever hides it opens, the page scrolls there, and the focus follows. */
export async function goTo(target: HTMLElement, hash: string) {
  await reveal(target)
  if (!(await scrollTo(target, hash))) return
  if (!target.matches('a[href], button, input, select, textarea, [tabindex]')) {
    target.setAttribute('tabindex', '-1')
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
}

/** Answers whether it got there: a visitor who scrolls elsewhere keeps the focus too. */
async function scrollTo(target: HTMLElement, hash: string): Promise<boolean> {
  if (target === document.body) return scrollWindowTo(() => 0)
  // NAV-8: past all of the section that it stands in.
  const section = target.hasAttribute('data-section-end') && target.closest('section')
  if (section) return scrollWindowTo(() => section.getBoundingClientRect().bottom + scrollY)
  if (hash.includes('|')) {
    const { top, bottom } = target.getBoundingClientRect()
    if (top >= headerHeight() && bottom <= innerHeight) return true
    return scrollToElement(target, { offset: MODULE_OFFSET_PX })
  }
  // A field is seen with its label, and some air above it.
  const [label] = (target as HTMLInputElement).labels ?? []
  return scrollToElement(label ?? target, { offset: label ? 16 : 0 })
}

/** Lets what hides a target (another tab, a closed item) show it, in the way that the browser's own search does. */
async function reveal(target: HTMLElement) {
  if (target.checkVisibility({ visibilityProperty: true })) return
  const islands: IslandElement[] = []
  for (
    let at = target.closest('vt-island');
    at;
    at = at.parentElement?.closest('vt-island') ?? null
  )
    if (at instanceof IslandElement) islands.unshift(at)
  for (const island of islands) await island.start()
  target.dispatchEvent(new Event('beforematch', { bubbles: true }))
  // Modules render what they were told before the next frame but one.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}
