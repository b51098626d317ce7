import { type RefObject, useEffect, useState } from 'react'
import { type SeenPage, useSeen } from './use-seen.ts'

/**
 * Counts from 0 when the element becomes visible, with easing. Returns progress from 0 to 1; 1 if
 * motion is disabled.
 */
export function useCountUp(
  box: RefObject<Element | null>,
  durationMs: number,
  page: SeenPage,
): number {
  const state = useSeen(box, page)
  const [reached, setReached] = useState(0)

  useEffect(() => {
    if (state !== 'seen') return
    const startedAt = performance.now()
    const step = (now: number) => {
      const progress = Math.min(1, Math.max(0, (now - startedAt) / durationMs))
      setReached(1 - (1 - progress) ** 3)
      if (progress < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [state, durationMs])

  return state === 'still' || state === 'pending' ? 1 : reached
}
