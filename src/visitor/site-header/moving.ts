import { canHide, fixedAt, type Measures, shownAt } from './trigger.ts'

/**
 * HDR-2, HDR-3: says of the header that it is fixed (`data-stuck`) and, of one that hides, that it is shown (`data-shown`). It stays
 * where it is by CSS; its place keeps its height, so nothing else moves.
 */
export function startMoving() {
  const header = document.querySelector<HTMLElement>('.template-header > [data-moves]')
  const region = header?.parentElement
  if (header && region) follow(header, region)
}

function follow(header: HTMLElement, region: HTMLElement) {
  const hides = header.matches('[data-hide]')
  let at = Number.POSITIVE_INFINITY
  let visibleAt = 0
  let isDue = false

  const measure = () => {
    region.style.setProperty('--header-above', `${aboveOf(header)}px`)
    const measures = measuresOf(header, hides)
    at = fixedAt(measures)
    const sizes = {
      document: document.documentElement.scrollHeight,
      window: innerHeight,
      height: measures.height,
    }
    visibleAt = hides && canHide(sizes) ? shownAt(measures) : 0
  }
  const look = () => {
    isDue = false
    // At the very top it never is, however low the page begins; one that hides appears as it will stay.
    header.toggleAttribute('data-stuck', visibleAt > 0 || (scrollY > 0 && scrollY >= at))
    if (hides) header.toggleAttribute('data-shown', scrollY >= visibleAt)
  }
  const lookSoon = () => {
    if (!isDue) requestAnimationFrame(look)
    isDue = true
  }
  const measureAnew = () => {
    // Its own height is that of the top of the page.
    if (!header.matches('[data-stuck]')) measure()
    lookSoon()
  }
  measure()
  look()
  header.dataset.ready = ''
  addEventListener('scroll', lookSoon, { passive: true })
  addEventListener('resize', measureAnew)
  // Pictures and fonts that come later, and what opens or closes on the page.
  new ResizeObserver(measureAnew).observe(document.body)
}

/** What of the header's template, and of the header itself, scrolls away. */
function aboveOf(header: HTMLElement): number {
  const top = header.querySelector<HTMLElement>('.header-top')?.offsetHeight ?? 0
  return header.offsetTop + top
}

function measuresOf(header: HTMLElement, hides: boolean): Measures {
  const liesOver = header.matches('[data-overlay]')
  const height = header.offsetHeight
  const top = (element: Element | null) =>
    element ? element.getBoundingClientRect().top + scrollY : 0
  const main = document.querySelector('.site-main')
  const adminBar =
    Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--admin-bar')) ||
    0
  const over = liesOver && firstModuleOf(main)
  // A header that takes no room stands as if it took some.
  const contentTop = over ? top(over) : top(main) + (hides || liesOver ? height : 0)
  return { height, adminBar, contentTop }
}

/** The first row or module of the section that a header lies over. */
function firstModuleOf(main: Element | null): Element | null | undefined {
  const section = main?.querySelector(':scope > :not(vt-island), :scope > vt-island > *')
  return section?.querySelector('.section-content > *') ?? section
}
