import { useEffect, useState } from 'react'
import { callAction } from '#module-contract/client'
import { createAsker, MIN_LETTERS } from '#visitor/client'
import type { Suggested } from './suggested.ts'

const NONE: Suggested = { items: [], total: 0 }

/** Suggestions for a text after a pause in typing; late answers are dropped. */
export function useSuggestions(nodeId: string, text: string, isAsked: boolean): Suggested {
  const [found, setFound] = useState<Suggested>()
  const [asker] = useState(() =>
    createAsker<Suggested>({
      ask: async wanted => {
        const called = await callAction<Suggested>(nodeId, 'suggest', { text: wanted })
        return called.ok ? called.answer : undefined
      },
      // Without an answer the field still works with Enter.
      onAnswer: answer => answer && setFound(answer),
    }),
  )
  const wanted = text.trim()
  useEffect(() => {
    if (!isAsked || wanted.length < MIN_LETTERS) return
    asker.type(wanted)
    return asker.stop
  }, [asker, wanted, isAsked])
  // Keeps the previous suggestions until new ones arrive, to avoid flicker.
  return wanted.length < MIN_LETTERS || !found ? NONE : found
}
