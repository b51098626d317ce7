import { nameInHash, parseHash } from './hash.ts'
import { IslandElement } from './island-element.ts'
import { goToHash, isNewEntry } from './page-state.ts'
import { headerHeight, scrollToElement, scrollWindowTo } from './scroll.ts'

/** Where links are left to themselves (NAV-5). */
const NOT_SMOOTH =
  '[data-smooth-scroll="off"], [data-product-tabs], [data-calendar], [data-view-cart], [data-comment-reply], [data-review-link], [role="tablist"], [data-popup]'

/** A module that an address names begins this far below the header, in pixels. */
const MODULE_OFFSET_PX = 24

/** NAV-3, NAV-4: links within the page scroll smoothly, make a history entry and move the focus to their target. */
export function startAnchors() {
  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href*="#"]')
    if (!link || link.target === '_blank' || link.closest(NOT_SMOOTH)) return
    if (link.host !== location.host || link.pathname !== location.pathname) return
    if (link.search !== location.search) return
    const target = findTarget(link.hash) ?? findModule(link.hash)
    if (!target) return
    event.preventDefault()
    goToHash(link.hash)
    void goTo(target, link.hash)
  })
  const { hash } = location
  const target = hash && isNewEntry() ? (findTarget(hash) ?? findModule(hash)) : undefined
  if (target) void goTo(target, hash)
  // Typed into the address, or set by a script: the browser finds places by itself.
  addEventListener('hashchange', () => {
    const module = isNewEntry() ? findModule(location.hash) : undefined
    if (module) void goTo(module, location.hash)
  })
}

async function goTo(target: HTMLElement, hash: string) {
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

/** The element an anchor names, by id or by an `a`'s name; never through a selector (NAV-12). */
function findTarget(hash: string): HTMLElement | undefined {
  const name = nameInHash(hash)
  if (!name) return undefined
  const named = [...document.getElementsByName(name)].find(element => element.matches('a'))
  const target = document.getElementById(name) ?? named
  return target ?? (name.toLowerCase() === 'top' ? document.body : undefined)
}

/** The first module that a hash says something of. */
function findModule(hash: string): HTMLElement | undefined {
  for (const id of parseHash(hash).keys()) {
    const element = document.getElementById(id)
    if (element?.dataset.module) return element
  }
  return undefined
}
