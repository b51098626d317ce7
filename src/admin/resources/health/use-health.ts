import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocaleState, useNotify } from 'react-admin'
import { ApiError, callApi } from '#staff/client'

export type State = 'ok' | 'note' | 'warning' | 'error'

export interface HealthItem {
  id: string
  title: string
  /** Null if it has not been checked yet. */
  state: State | null
  findings: { state: State; text: string; todo?: string }[]
  checkedAt: number | null
}

const KEY = 'health'
const EVERY_MS = 60_000

/** Results of all checks, refreshed every minute. */
export function useHealth() {
  const lang = useLang()
  return useQuery({
    queryKey: [KEY, 'page', lang],
    queryFn: () =>
      callApi<{ items: HealthItem[] }>('GET', '/health', { query: { lang, perPage: 200 } }),
    refetchInterval: EVERY_MS,
  })
}

function useLang(): 'de' | 'en' {
  const [locale] = useLocaleState()
  return locale.startsWith('de') ? 'de' : 'en'
}

export interface ServerError {
  reference: string
  route: string
  message: string
  count: number
  lastAt: number
}

/** Requests that failed, the latest first. */
export function useErrors() {
  return useQuery({
    queryKey: [KEY, 'errors'],
    queryFn: () => callApi<{ items: ServerError[] }>('GET', '/health/errors'),
    refetchInterval: EVERY_MS,
  })
}

export interface SlowPage {
  page: string
  count: number
  meanMs: number
  maxMs: number
  path: string
  module: string | null
  moduleMs: number | null
}

/** Pages that take longest to render. */
export function useSlowPages() {
  const lang = useLang()
  return useQuery({
    queryKey: [KEY, 'slow-pages', lang],
    queryFn: () => callApi<{ items: SlowPage[] }>('GET', '/health/slow-pages', { query: { lang } }),
    refetchInterval: EVERY_MS,
  })
}

/** Calls the API, tells what came of it, and reads all results again. */
export function useAction() {
  const notify = useNotify()
  const client = useQueryClient()
  const [isRunning, setRunning] = useState(false)
  async function run<Answer>(
    path: string,
    toMessage: (answer: Answer | undefined) => Message,
    method: 'POST' | 'DELETE' = 'POST',
  ) {
    setRunning(true)
    try {
      const { type, key, ...messageArgs } = toMessage(await callApi<Answer>(method, path))
      notify(key, { type: type ?? 'info', messageArgs })
      await client.invalidateQueries({ queryKey: [KEY] })
    } catch (error) {
      notify(`errors.${error instanceof ApiError ? error.reason : 'broken'}`, { type: 'error' })
    }
    setRunning(false)
  }
  return { isRunning, run }
}

interface Message {
  key: string
  type?: 'error'
  [value: string]: string | number | undefined
}
