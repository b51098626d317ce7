import { nameInHash, parseHash } from './hash.ts'
import { goToHash, isNewEntry } from './page-state.ts'

/** Links without smooth scrolling (NAV-5). */
const NOT_SMOOTH =
  '[data-smooth-scroll="off"], [data-product-tabs], [data-calendar], [data-view-cart], [data-comment-reply], [data-review-link], [role="tablist"], [data-popup]'

/**
 * NAV-3, NAV-4: links within the page scroll smoothly, add a history entry and move the focus to
 * their target.
 */
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
    void bring(target, link.hash)
  })
  const { hash } = location
  const target = hash && isNewEntry() ? (findTarget(hash) ?? findModule(hash)) : undefined
  if (target) void bring(target, hash)
  // For typed and scripted hash changes, the browser scrolls itself.
  addEventListener('hashchange', () => {
    const module = isNewEntry() ? findModule(location.hash) : undefined
    if (module) void bring(module, location.hash)
  })
}

/** Loads the scrolling code on first use; falls back to a jump. */
async function bring(target: HTMLElement, hash: string) {
  await import('./go-to.ts').then(
    ({ goTo }) => goTo(target, hash),
    () => target.scrollIntoView(),
  )
}

/** Finds an anchor by id or `name`; never by selector (NAV-12). */
function findTarget(hash: string): HTMLElement | undefined {
  const name = nameInHash(hash)
  if (!name) return undefined
  const named = [...document.getElementsByName(name)].find(element => element.matches('a'))
  const target = document.getElementById(name) ?? named
  return target ?? (name.toLowerCase() === 'top' ? document.body : undefined)
}

/** The first module named by a hash. */
function findModule(hash: string): HTMLElement | undefined {
  for (const id of parseHash(hash).keys()) {
    const element = document.getElementById(id)
    if (element?.dataset.module) return element
  }
  return undefined
}
