import type { KeyboardEvent } from 'react'

/**
 * Step of an arrow key: 1 forward, -1 back, 0 for other keys. Horizontal arrows follow the text
 * direction; vertical arrows count in vertical lists.
 */
export function arrowStep(
  event: KeyboardEvent,
  axis: 'horizontal' | 'vertical' | 'both' = 'horizontal',
): -1 | 0 | 1 {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0
  if (axis !== 'horizontal') {
    if (event.key === 'ArrowDown') return 1
    if (event.key === 'ArrowUp') return -1
  }
  if (axis === 'vertical') return 0
  const forward = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight'
  const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
  if (event.key === forward) return 1
  return event.key === back ? -1 : 0
}

export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
