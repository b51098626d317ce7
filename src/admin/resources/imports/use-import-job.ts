import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportJob, ImportKind } from '#shop/schema'
import { ApiError, callApi } from '#staff/client'
import { PATHS } from './import-kinds.ts'

const POLL_MS = 700

export const isUnderWay = (job: ImportJob | undefined) =>
  job !== undefined && ['checking', 'running', 'undoing'].includes(job.state)

export type ImportAction = 'run' | 'cancel' | 'check' | 'undo'

/** A job with its progress, and actions on it. */
export function useImportJob(kind: ImportKind, id: string) {
  const queries = useQueryClient()
  const [error, setError] = useState<string>()
  const path = PATHS[kind]
  const { data: job } = useQuery({
    queryKey: [path, id],
    queryFn: () => callApi<ImportJob>('GET', `${path}/${id}`),
    refetchInterval: query => (isUnderWay(query.state.data) ? POLL_MS : false),
  })

  async function act(what: ImportAction, body?: object) {
    setError(undefined)
    try {
      const sent = body ? { body } : {}
      const next = await callApi<ImportJob>('POST', `${path}/${id}/${what}`, sent)
      queries.setQueryData([path, id], next)
      queries.invalidateQueries({ queryKey: [path], exact: true })
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.reason : 'broken')
    }
  }
  return { job, act, error }
}
