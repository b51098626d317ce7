import { IslandElement } from './island-element.ts'
import { headerHeight, scrollToElement, scrollWindowTo } from './scroll.ts'

/** Distance of a module named by the URL from the header, in pixels. */
const MODULE_OFFSET_PX = 24

/** Reveals the target of a link or hash, scrolls to it, and moves the focus. */
export async function goTo(target: HTMLElement, hash: string) {
  await reveal(target)
  if (!(await scrollTo(target, hash))) return
  if (!target.matches('a[href], button, input, select, textarea, [tabindex]')) {
    target.setAttribute('tabindex', '-1')
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
}

/** Returns whether it arrived; a visitor who scrolls elsewhere keeps the focus. */
async function scrollTo(target: HTMLElement, hash: string): Promise<boolean> {
  if (target === document.body) return scrollWindowTo(() => 0)
  // NAV-8: scroll past the whole section.
  const section = target.hasAttribute('data-section-end') && target.closest('section')
  if (section) return scrollWindowTo(() => section.getBoundingClientRect().bottom + scrollY)
  if (hash.includes('|')) {
    const { top, bottom } = target.getBoundingClientRect()
    if (top >= headerHeight() && bottom <= innerHeight) return true
    return scrollToElement(target, { offset: MODULE_OFFSET_PX })
  }
  // Fields are shown with their label.
  const [label] = (target as HTMLInputElement).labels ?? []
  return scrollToElement(label ?? target, { offset: label ? 16 : 0 })
}

/** Reveals hidden targets (inactive tab, closed item) with the event of the browser's find-in-page. */
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
  // Modules render the new state within two frames.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}
