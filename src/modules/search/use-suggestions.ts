import { useEffect, useState } from 'react'
import { callAction } from '#module-kit/client'
import { createAsker, MIN_LETTERS } from '#visitor/client'
import type { Suggested } from './suggested.ts'

const NONE: Suggested = { items: [], total: 0 }

/** What the server suggests for a text, once it is no longer being typed; an answer that comes late is dropped. */
export function useSuggestions(nodeId: string, text: string, isAsked: boolean): Suggested {
  const [found, setFound] = useState<Suggested>()
  const [asker] = useState(() =>
    createAsker<Suggested>({
      ask: async wanted => {
        const called = await callAction<Suggested>(nodeId, 'suggest', { text: wanted })
        return called.ok ? called.answer : undefined
      },
      // Without an answer the field is a field: Enter leads to the results.
      onAnswer: answer => answer && setFound(answer),
    }),
  )
  const wanted = text.trim()
  useEffect(() => {
    if (!isAsked || wanted.length < MIN_LETTERS) return
    asker.type(wanted)
    return asker.stop
  }, [asker, wanted, isAsked])
  // What was found before stays until the next is there, so that the list does not blink.
  return wanted.length < MIN_LETTERS || !found ? NONE : found
}
