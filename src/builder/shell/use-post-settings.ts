import { useCallback, useEffect, useRef, useState } from 'react'
import type { PageSummary } from '#pages/schema'
import { ApiError, callApi } from '#staff/client'

/** Editable values; `summary` is replaced as a whole. */
export interface PostValues {
  path: string
  summary: PageSummary
  /** Ids. */
  categories: string[]
  /** Names. */
  tags: string[]
}
type Status = 'saved' | 'saving' | { reason: string } | undefined

/** Delay in milliseconds after the last key before a value is saved. */
const TYPING_MS = 800

/**
 * Settings of a page that are saved at once: typed values after a pause or when the field loses
 * focus, others on change. Requests are sent one at a time, with the latest values last.
 */
export function usePostSettings(id: string) {
  const path = `/pages/${encodeURIComponent(id)}`
  const [values, setValues] = useState<PostValues>()
  const [status, setStatus] = useState<Status>()
  const waiting = useRef<Partial<PostValues>>({})
  const timer = useRef<number>(undefined)
  const running = useRef<Promise<void>>(Promise.resolve())

  useEffect(() => {
    let isCurrent = true
    callApi<PostValues>('GET', path).then(
      ({ path: own, summary, categories, tags }) =>
        isCurrent && setValues({ path: own, summary, categories, tags }),
      error => setStatus({ reason: error instanceof ApiError ? error.reason : 'broken' }),
    )
    return () => {
      isCurrent = false
    }
  }, [path])

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    const body = waiting.current
    if (Object.keys(body).length === 0) return
    waiting.current = {}
    setStatus('saving')
    running.current = running.current.then(async () => {
      try {
        await callApi('PATCH', path, { body })
        setStatus('saved')
      } catch (error) {
        setStatus({ reason: error instanceof ApiError ? error.reason : 'broken' })
      }
    })
  }, [path])

  // Saves pending input when the panel closes.
  useEffect(() => flush, [flush])

  function change(next: Partial<PostValues>, isTyped = false) {
    setValues(before => before && { ...before, ...next })
    waiting.current = { ...waiting.current, ...next }
    clearTimeout(timer.current)
    if (isTyped) timer.current = window.setTimeout(flush, TYPING_MS)
    else flush()
  }

  return { values, status, change, flush }
}
