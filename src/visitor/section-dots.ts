import { headerHeight, scrollWindowTo } from './scroll.ts'

/** Tolerance above the scroll target of a dot, in pixels (behaviour.md §11). */
const REACHED_PX = 20
/** Tolerance for subpixel positions at the bottom. */
const BOTTOM_PX = 2

/**
 * HDR-8: marks the dot of the current section; the first one leads to the top. Hidden sections have
 * no dot.
 */
export function startSectionDots() {
  const nav = document.querySelector<HTMLElement>('[data-section-dots]')
  if (!nav) return
  const dots = [...nav.querySelectorAll('a')].flatMap(link => {
    const section = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
    return section ? [{ link, section }] : []
  })
  const look = () => {
    const shown = dots.filter(({ link, section }) => {
      const isThere = section.checkVisibility()
      const item = link.closest('li')
      if (item) item.hidden = !isThere
      return isThere
    })
    nav.hidden = shown.length < 2
    nav.style.setProperty('--dots', String(shown.length))
    const tops = shown.map(({ section }) => section.getBoundingClientRect().top)
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - BOTTOM_PX
    const current = currentSection(tops, headerHeight() + REACHED_PX, isAtEnd)
    for (const [index, { link }] of shown.entries()) {
      if (index === current) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }
  look()
  addEventListener('scroll', look, { passive: true })
  addEventListener('resize', look)
  nav.addEventListener('click', event => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const first = nav.querySelector('li:not([hidden]) a')
    if (!first?.contains(event.target as Node)) return
    event.preventDefault()
    void scrollWindowTo(() => 0)
  })
}

/**
 * Index of the last section whose top is above a line (pixels from the window's top); the first if
 * none, the last at the end of the page.
 */
export function currentSection(tops: readonly number[], line: number, isAtEnd: boolean): number {
  if (isAtEnd) return tops.length - 1
  return Math.max(
    0,
    tops.findLastIndex(top => top <= line),
  )
}
