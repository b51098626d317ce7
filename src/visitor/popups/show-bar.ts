import { prefersReducedMotion } from '../screen.ts'

const PARTS = 'body > :not(.m-popup, .popup-room, [data-popups])'
const MOVE_MS = 240

export interface ShownBar {
  hide(): void
}

/**
 * Shows a bar. A bottom bar extends the page; a top bar pushes the page down with `translate`
 * first, so that it does not count as layout shift. When scrolled, the browser keeps the reading
 * position.
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
    // In reading order before the page.
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

/** Records positions; returns a function that animates from there and releases. */
function watchMoves(): () => void {
  const depth = scrollY
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)]
  // When scrolled, only sticky elements move.
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
