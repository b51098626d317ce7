import { onContent } from './on-element.ts'
import { boxOfTrack, createStickyTracks } from './sticky-tracks.ts'

/**
 * Parts of sticky modules that CSS cannot express: stacking below others in the same box
 * (`--sticky-above`), and `data-stuck` while stuck.
 */
export function startSticky() {
  const tracks = createStickyTracks()
  let elements: HTMLElement[] = []
  const find = () => {
    elements = [...document.querySelectorAll<HTMLElement>('[data-sticky]')]
    tracks.find()
  }
  let isDue = false
  const look = () => {
    isDue = false
    for (const element of elements) {
      const above = elements.filter(other => isAbove(other, element))
      const height = above.reduce((sum, other) => sum + other.offsetHeight, 0)
      element.style.setProperty('--sticky-above', `${height}px`)
    }
    for (const element of elements) element.toggleAttribute('data-stuck', isStuck(element))
  }
  const lookSoon = () => {
    if (!isDue) requestAnimationFrame(look)
    isDue = true
  }
  find()
  look()
  onContent(() => {
    find()
    lookSoon()
  })
  addEventListener('scroll', lookSoon, { passive: true })
  addEventListener('resize', lookSoon)
}

/** Whether it sticks at the top of a box that also contains the other, later element. */
function isAbove(element: HTMLElement, other: HTMLElement): boolean {
  if (!boxOf(element)?.contains(other) || element.contains(other)) return false
  const isEarlier = element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
  if (!isEarlier || sticksAt(element, 'top') === undefined) return false
  const [one, two] = [element.getBoundingClientRect(), other.getBoundingClientRect()]
  return one.left < two.right && two.left < one.right
}

/** Containing box of a sticky module. */
function boxOf(element: HTMLElement): Element | null {
  const track = element.closest<HTMLElement>('.sticky-track')
  return track ? boxOfTrack(track) : element.parentElement
}

/** Also while the end of its box pushes it out. */
function isStuck(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const [fromTop, fromBottom] = [sticksAt(element, 'top'), sticksAt(element, 'bottom')]
  if (fromTop !== undefined && top <= fromTop + 0.5) return true
  return fromBottom !== undefined && bottom >= innerHeight - fromBottom - 0.5
}

/** Sticky offset from an edge in pixels; undefined if not sticky there. */
function sticksAt(element: HTMLElement, edge: 'top' | 'bottom'): number | undefined {
  const style = getComputedStyle(element)
  if (style.position !== 'sticky') return undefined
  const inset = Number.parseFloat(style[edge])
  return Number.isNaN(inset) ? undefined : inset
}
