import { type RefObject, useEffect, useState } from 'react'
import { wantsStillness } from './use-reduced-motion.ts'

/** What something that moves when it is seen asks of the page that it stands in. */
export interface SeenPage {
  /** Calls once, when the element is scrolled to; answers how to stop. */
  onSeen(element: Element, handler: () => void): () => void
  /** Whether nothing may move by itself here, as in a builder. */
  isStill(): boolean
}

type Seen = 'pending' | 'still' | 'waiting' | 'seen'

/**
 * Whether an element was scrolled to: `pending` on the server and until the script decides, `still` where nothing may move (in a
 * builder, under reduced motion, on paper), otherwise `waiting` and then `seen`.
 */
export function useSeen(box: RefObject<Element | null>, { onSeen, isStill }: SeenPage): Seen {
  const [state, setState] = useState<Seen>('pending')

  useEffect(() => {
    const element = box.current
    if (!element || isStill() || wantsStillness()) return setState('still')
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
