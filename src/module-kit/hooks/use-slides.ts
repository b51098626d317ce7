import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type MotionLock, useMotionLock } from './use-motion-lock.ts'
import { useSwipe } from './use-swipe.ts'

/** SL-2: both slides cross-fade for 700 ms; what is pressed meanwhile is ignored. */
const FADE_MS = 700

export interface Slides {
  index: number
  count: number
  moving: boolean
  /** From a control. Answers false when nothing moved. */
  go(index: number): boolean
  next(): boolean
  previous(): boolean
  /** From the address: happens even while a fade runs. */
  jump(index: number): void
  /** Spread on the viewport. */
  swipe: ReturnType<typeof useSwipe>
}

/** One active slide, wrapping at both ends (SL-1). Starts at the slide the visitor has scrolled to before. */
export function useSlides(count: number, viewport: RefObject<HTMLElement | null>): Slides {
  const [index, setIndex] = useState(0)
  const current = useRef(0)
  const lock = useMotionLock(FADE_MS)

  useLayoutEffect(() => {
    const row = viewport.current
    if (!row || row.clientWidth === 0) return
    current.current = Math.min(count - 1, Math.round(Math.abs(row.scrollLeft) / row.clientWidth))
    row.scrollLeft = 0
    setIndex(current.current)
  }, [count, viewport])

  const move = useCallback((to: number, by: MotionLock['run']): boolean => {
    if (to === current.current) return false
    return by(() => {
      current.current = to
      setIndex(to)
    })
  }, [])

  const go = useCallback((to: number) => move(to, lock.run), [move, lock.run])
  const next = useCallback(() => go((current.current + 1) % count), [go, count])
  const previous = useCallback(() => go((current.current - 1 + count) % count), [go, count])
  const jump = useCallback((to: number) => void move(to, lock.force), [move, lock.force])
  const swipe = useSwipe(next, previous)
  return { index, count, moving: lock.moving, go, next, previous, jump, swipe }
}
