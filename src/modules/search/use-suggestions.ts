import { useEffect, useRef, useState } from 'react'
import { callAction } from '#module-kit/client'
import type { Suggested } from './suggested.ts'

/** Letters before anything is suggested. */
const MIN_LETTERS = 2
/** How long typing stands still before it is asked. */
const PAUSE_MS = 180

const NONE: Suggested = { items: [], total: 0 }

/** What the server suggests for a text, once it is no longer being typed; an answer that comes late is dropped. */
export function useSuggestions(nodeId: string, text: string, isAsked: boolean): Suggested {
  const [found, setFound] = useState<{ text: string; suggested: Suggested }>()
  const known = useRef(new Map<string, Suggested>())
  const wanted = text.trim()
  useEffect(() => {
    if (!isAsked || wanted.length < MIN_LETTERS) return
    let isOver = false
    const before = known.current.get(wanted)
    const take = (suggested: Suggested) => {
      if (!isOver) setFound({ text: wanted, suggested })
    }
    if (before) {
      take(before)
      return
    }
    const timer = setTimeout(async () => {
      // Without an answer the field is a field: Enter leads to the results.
      const called = await callAction<Suggested>(nodeId, 'suggest', { text: wanted }).catch(
        () => undefined,
      )
      if (!called?.ok) return
      known.current.set(wanted, called.answer)
      take(called.answer)
    }, PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [nodeId, wanted, isAsked])
  if (wanted.length < MIN_LETTERS || !found) return NONE
  // What was found before stays until the next is there, so that the list does not blink.
  return found.suggested
}
