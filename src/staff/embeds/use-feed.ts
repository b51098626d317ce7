import { useEffect, useRef, useState } from 'react'
import { ApiError, callApi } from '../api.ts'

export type FeedState =
  | { status: 'asking' }
  | { status: 'read'; title: string; entries: number }
  /** `reason` is a key under `errors` in the messages. */
  | { status: 'failed'; reason: string }

/**
 * Reads a feed through our server on mount and when its URL is pasted or left (put `listeners` on
 * the element around the input), not while typing. The last request wins.
 */
export function useFeed({ url, onAnswer }: { url: string; onAnswer(): void }) {
  const [state, setState] = useState<FeedState>()
  const settled = useRef(url)
  const wasPasted = useRef(false)
  const questions = useRef(0)
  const isNew = url !== settled.current

  async function ask(anew: boolean) {
    settled.current = url
    const own = ++questions.current
    setState(url.trim() ? { status: 'asking' } : undefined)
    if (!url.trim()) return
    const next = await fetchDetails(url, anew)
    if (own !== questions.current) return
    setState(next)
    onAnswer()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void ask(false), [])
  // The pasted text is known after rendering.
  useEffect(() => {
    if (!wasPasted.current) return
    wasPasted.current = false
    if (isNew) void ask(false)
  })

  const listeners = {
    onPaste: () => {
      wasPasted.current = true
    },
    onBlur: () => {
      if (isNew) void ask(false)
    },
  }
  return { state: isNew ? undefined : state, refreshConsent: () => void ask(true), listeners }
}

async function fetchDetails(url: string, anew: boolean): Promise<FeedState> {
  try {
    const read = await callApi<{ title: string; entries: number }>('POST', '/builder/feed', {
      body: { url, anew },
    })
    return { status: 'read', ...read }
  } catch (error) {
    return { status: 'failed', reason: error instanceof ApiError ? error.reason : 'broken' }
  }
}
