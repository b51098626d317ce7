import { scrollToElement } from './scroll.ts'

/** Where links are left to themselves (NAV-5). */
const NOT_SMOOTH =
  '[data-smooth-scroll="off"], [data-product-tabs], [data-calendar], [data-view-cart], [data-comment-reply], [data-review-link], [role="tablist"], [data-popup]'

/** NAV-4: links to `#id` scroll smoothly, make a history entry and move the focus to their target. */
export function startAnchors() {
  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href*="#"]')
    if (!link || link.target === '_blank' || link.closest(NOT_SMOOTH)) return
    if (link.host !== location.host || link.pathname !== location.pathname) return
    if (link.search !== location.search) return
    const target = findTarget(link.hash)
    if (!target) return
    event.preventDefault()
    if (link.hash !== location.hash) history.pushState(history.state, '', link.hash)
    dispatchEvent(new HashChangeEvent('hashchange'))
    void goTo(target)
  })
  const target = findTarget(location.hash)
  if (target) void goTo(target)
}

async function goTo(target: HTMLElement) {
  // A field is seen with its label, and some air above it.
  const [label] = (target as HTMLInputElement).labels ?? []
  await scrollToElement(label ?? target, { offset: label ? 16 : 0 })
  if (!target.matches('a, button, input, select, textarea, [tabindex]')) {
    target.setAttribute('tabindex', '-1')
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
}

/** The element an anchor names; never for module state, never through a selector (NAV-12). */
function findTarget(hash: string): HTMLElement | undefined {
  if (hash.length < 2 || hash.includes('|')) return undefined
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined
  } catch {
    return undefined
  }
}
