import { canHide, fixedAt, type Measures, shownAt } from './trigger.ts'

/**
 * HDR-2, HDR-3: sets `data-stuck` on a fixed header and `data-shown` on a hiding one. Positioning
 * is done by CSS, and its place keeps its height.
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
    // Never at the top. A hiding header appears in its final state.
    header.toggleAttribute('data-stuck', visibleAt > 0 || (scrollY > 0 && scrollY >= at))
    if (hides) header.toggleAttribute('data-shown', scrollY >= visibleAt)
  }
  const lookSoon = () => {
    if (!isDue) requestAnimationFrame(look)
    isDue = true
  }
  const measureAnew = () => {
    // Its natural height is that at the top of the page.
    if (!header.matches('[data-stuck]')) measure()
    lookSoon()
  }
  measure()
  look()
  header.dataset.ready = ''
  addEventListener('scroll', lookSoon, { passive: true })
  addEventListener('resize', measureAnew)
  // Late images and fonts, and toggled content.
  new ResizeObserver(measureAnew).observe(document.body)
}

/** Height of everything in the header template that scrolls away. */
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
  // Overlaying headers are treated as if they took up space.
  const contentTop = over ? top(over) : top(main) + (hides || liesOver ? height : 0)
  return { height, adminBar, contentTop }
}

/** First row or module of the section under the header. */
function firstModuleOf(main: Element | null): Element | null | undefined {
  const section = main?.querySelector(':scope > :not(vt-island), :scope > vt-island > *')
  return section?.querySelector('.section-content > *') ?? section
}
