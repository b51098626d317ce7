import { type RefObject, useEffect, useState } from 'react'
import { wantsStillness } from './use-reduced-motion.ts'

/** What something that moves when it is seen asks of the page that it stands in. */
export interface SeenPage {
  /** Calls once, when the element is scrolled to; answers how to stop. */
  onSeen(element: Element, handler: () => void): () => void
  /** Whether nothing may move by itself here, as in a builder. */
  isStill(): boolean
}

/**
 * Whether a box was scrolled to: `still` where nothing is to move (on the server, without script, under reduced motion, on
 * paper), else `waiting` and then `seen`.
 */
export function useSeen(
  box: RefObject<Element | null>,
  { onSeen, isStill }: SeenPage,
): 'still' | 'waiting' | 'seen' {
  const [state, setState] = useState<'still' | 'waiting' | 'seen'>('still')

  useEffect(() => {
    const element = box.current
    if (!element || isStill() || wantsStillness()) return
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
