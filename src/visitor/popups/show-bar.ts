import { prefersReducedMotion } from '../screen.ts'

const PARTS = 'body > :not(.m-popup, .popup-room, [data-popups])'
const MOVE_MS = 240

export interface ShownBar {
  hide(): void
}

/**
 * Shows a bar. At the bottom the page ends later by its height; at the top everything below makes room: what was moved goes back by
 * `translate` first, so that nothing shifts, and comes down with the bar. Further down the browser keeps what is read where it is.
 */
export function showBar(bar: HTMLElement): ShownBar {
  const root = document.documentElement
  const isTop = bar.dataset.place === 'top'
  const above = Number.parseFloat(getComputedStyle(root).getPropertyValue('--admin-bar')) || 0
  const room = document.createElement('div')
  room.className = 'popup-room'
  const moveBack = isTop ? watchMoves() : undefined
  const size = new ResizeObserver(makeRoom)

  function makeRoom() {
    const height = `${bar.getBoundingClientRect().height}px`
    if (!isTop) return root.style.setProperty('--popup-bar-bottom', height)
    room.style.blockSize = height
    root.style.setProperty('--admin-bar', `calc(${above}px + ${height})`)
  }

  if (isTop) {
    bar.style.setProperty('--popup-bar-above', `${above}px`)
    // Read before the page where it is seen before it.
    document.body.prepend(bar, room)
  } else root.dataset.popupBar = ''
  bar.hidden = false
  makeRoom()
  moveBack?.()
  size.observe(bar)

  return {
    hide() {
      size.disconnect()
      bar.hidden = true
      room.remove()
      if (isTop) root.style.removeProperty('--admin-bar')
      else delete root.dataset.popupBar
    },
  }
}

/** Notes where the parts of the page are; answers what moves them there from where they are then, and lets them go. */
function watchMoves(): () => void {
  const depth = scrollY
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)]
  // What is scrolled stays by itself, what sticks to the window does not.
  const moving = depth > 0 ? parts.filter(isStuck) : parts
  const topOf = (element: HTMLElement) => element.getBoundingClientRect().top
  const before = moving.map(topOf)
  return () => {
    if (depth > 0 && !CSS.supports('overflow-anchor', 'auto')) {
      const height = document.querySelector('.popup-room')?.clientHeight ?? 0
      scrollTo({ top: depth + height, behavior: 'instant' })
    }
    for (const [index, element] of moving.entries()) {
      const back = (before[index] ?? 0) - topOf(element)
      if (back === 0) continue
      element.animate(
        { translate: [`0 ${back}px`, '0 0'] },
        { duration: prefersReducedMotion() ? 1 : MOVE_MS, easing: 'ease' },
      )
    }
  }
}

const isStuck = (element: HTMLElement) =>
  ['sticky', 'fixed'].includes(getComputedStyle(element).position)
