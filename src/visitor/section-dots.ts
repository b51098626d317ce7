import { headerHeight, scrollWindowTo } from './scroll.ts'

/** A section counts as reached this far above the place where a click brings it, in pixels (behaviour.md §11). */
const REACHED_PX = 20
/** A section has no share of the bottom edge when it lies a fraction of a pixel below it. */
const BOTTOM_PX = 2

/** HDR-8: the dot of the section that is read is marked; the first leads to the very top. Sections that this screen does not have, have none. */
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
 * The last section whose top is above a line, in pixels from the window's top: the first when none is, the last at the end of
 * the page.
 */
export function currentSection(tops: readonly number[], line: number, isAtEnd: boolean): number {
  if (isAtEnd) return tops.length - 1
  return Math.max(
    0,
    tops.findLastIndex(top => top <= line),
  )
}
