import { type PointerEvent, useRef } from 'react'
import { isRightToLeft } from '../hooks/arrow-step.ts'

const DISTANCE_PX = 40

/**
 * Handlers for swipes by touch or pen along the inline axis. The element needs `touch-action:
 * pan-y`, otherwise the browser handles the gesture.
 */
export function useSwipe(onNext: () => void, onPrevious: () => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined)
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' || !event.isPrimary) return
      // Dragging also seeks in a video.
      if ((event.target as Element).closest('video')) return
      start.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current
      start.current = undefined
      if (!from) return
      const x = event.clientX - from.x
      const y = event.clientY - from.y
      if (Math.abs(x) < DISTANCE_PX || Math.abs(x) < Math.abs(y) * 1.5) return
      if (x < 0 !== isRightToLeft(event.currentTarget)) onNext()
      else onPrevious()
    },
    onPointerCancel() {
      start.current = undefined
    },
  }
}
