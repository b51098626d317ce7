import { type RefObject, useEffect, useState } from 'react'
import { prefersReducedMotion } from './use-reduced-motion.ts'

/** Page functions that scroll-triggered modules need. */
export interface SeenPage {
  /** Calls once when the element becomes visible. Returns a function that stops waiting. */
  onSeen(element: Element, handler: () => void): () => void
  /** Whether motion is disabled, as in the builder. */
  isStill(): boolean
}

type Seen = 'pending' | 'still' | 'waiting' | 'seen'

/**
 * Visibility state of an element: `pending` on the server and until the script decides, `still` if
 * motion is disabled (builder, reduced motion, print), otherwise `waiting` and then `seen`.
 */
export function useSeen(box: RefObject<Element | null>, { onSeen, isStill }: SeenPage): Seen {
  const [state, setState] = useState<Seen>('pending')

  useEffect(() => {
    const element = box.current
    if (!element || isStill() || prefersReducedMotion()) return setState('still')
    setState('waiting')
    const stop = onSeen(element, () => setState('seen'))
    const finish = () => {
      stop()
      setState('still')
    }
    addEventListener('beforeprint', finish)
    return () => {
      stop()
      removeEventListener('beforeprint', finish)
    }
  }, [box, onSeen, isStill])

  return state
}
