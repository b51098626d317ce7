import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ImportJob, ImportKind } from '#shop/schema'
import { ApiError, callApi } from '#staff/client'
import { PATHS } from './import-kinds.ts'

const POLL_MS = 700
/** Other staff may start, undo or delete the import. */
const IDLE_POLL_MS = 5000
const MAX_RETRIES = 2

export const isUnderWay = (job: ImportJob | undefined) =>
  job !== undefined && ['checking', 'running', 'undoing'].includes(job.state)

export type ImportAction = 'run' | 'cancel' | 'check' | 'undo'

const isGone = (failure: unknown) => failure instanceof ApiError && failure.status === 404

/** A job with its progress, and actions on it. */
export function useImportJob(kind: ImportKind, id: string) {
  const queries = useQueryClient()
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const path = PATHS[kind]
  const {
    data: job,
    error: failure,
    refetch,
  } = useQuery({
    queryKey: [path, id],
    queryFn: () => callApi<ImportJob>('GET', `${path}/${id}`),
    retry: (count, reason) => !isGone(reason) && count < MAX_RETRIES,
    refetchInterval: query => {
      if (isGone(query.state.error)) return false
      return isUnderWay(query.state.data) ? POLL_MS : IDLE_POLL_MS
    },
  })

  // The list shows the status, too.
  const state = job?.state
  useEffect(() => {
    if (state) queries.invalidateQueries({ queryKey: [path], exact: true })
  }, [queries, path, state])

  async function act(what: ImportAction, body?: object) {
    setError(undefined)
    setSending(true)
    try {
      const sent = body ? { body } : {}
      const next = await callApi<ImportJob>('POST', `${path}/${id}/${what}`, sent)
      queries.setQueryData([path, id], next)
    } catch (reason) {
      setError(reason instanceof ApiError ? reason.reason : 'broken')
      await refetch()
    } finally {
      setSending(false)
    }
  }
  return { job: isGone(failure) ? undefined : job, failure, refetch, act, error, isSending }
}
