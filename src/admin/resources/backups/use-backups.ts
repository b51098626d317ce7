import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { ApiError, callApi } from '#staff/client'

export interface Problem {
  code: string
  message: string
}

export interface Job {
  id: string
  kind: 'backup' | 'verify'
  backup: string | null
  state: 'waiting' | 'running' | 'done' | 'failed'
  requestedBy: string | null
  requestedAt: number
  startedAt: number | null
  endedAt: number | null
  progress: { rows: number; files: number } | null
  problem: Problem | null
}

export interface BackupSettings {
  place: string
  isFolder: boolean
  keySetting: 'BACKUP_KEY' | 'BACKUP_KEY_FILE' | null
  /** Minute of the day in UTC. */
  dailyAt: number | null
  nextAt: number | null
  keep: Record<'last' | 'daily' | 'weekly' | 'monthly', number>
  verifiesPostgres: boolean
}

export interface Setup {
  database: 'sqlite' | 'postgres'
  storage: 'disk' | 's3'
  workers: number
  hasSecretKey: boolean
}

export interface BackupsState {
  settings: BackupSettings | null
  setup: Setup
  failure: { at: number; message: string } | null
  jobs: Job[]
}

export interface Verification {
  at: number
  tables?: number
  rows?: number
  files?: number
  bytes?: number
  databases?: string[]
  problems?: string[]
  problemCount?: number
  tookMs?: number
  problem: Problem | null
}

export interface Backup {
  id: string
  at: number
  version?: string
  rows?: number
  files?: number
  fileBytes?: number
  addedBytes?: number
  durationMs?: number
  problem: string | null
  origin: 'schedule' | 'staff' | 'other'
  requestedBy: string | null
  verification: Verification | null
}

const KEY = 'backups'
const POLL_MS = 2000
/** Other staff and the schedule start jobs, too. */
const IDLE_POLL_MS = 15_000

export const isOpen = ({ state }: Job) => state === 'waiting' || state === 'running'

export function useBackupTexts() {
  const translate = useTranslate()
  return (key: string, values?: object) => translate(`resources.backups.${key}`, values)
}

/** Settings and jobs; asks more often while a job is open. */
export function useBackupsState() {
  return useQuery({
    queryKey: [KEY, 'state'],
    queryFn: () => callApi<BackupsState>('GET', '/backups/state'),
    refetchInterval: ({ state }) => (state.data?.jobs.some(isOpen) ? POLL_MS : IDLE_POLL_MS),
  })
}

/** All backups. They are read again when a job ends, because reading them takes long on S3. */
export function useBackupList({ settings, jobs }: BackupsState) {
  const client = useQueryClient()
  const ended = jobs.find(job => !isOpen(job))?.id
  const query = useQuery({
    queryKey: [KEY, 'list', ended],
    queryFn: () => callApi<{ isEncrypted: boolean; items: Backup[] }>('GET', '/backups'),
    enabled: settings !== null,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 60_000,
  })
  useEffect(() => () => client.removeQueries({ queryKey: [KEY, 'list'] }), [client])
  return query
}

/** Problem of the place of backups in an answer of the API. */
export function problemOf(error: unknown): Problem | undefined {
  if (!(error instanceof ApiError) || error.reason !== 'backups-unavailable') return undefined
  return error.details.problem as Problem
}

/** Calls the API and reads everything again. Returns the answer, or undefined after showing why not. */
export function useBackupAction() {
  const client = useQueryClient()
  const notify = useNotify()
  const t = useBackupTexts()
  return async <Answer>(
    path: string,
    body?: object,
  ): Promise<{ answer: Answer } | { reason: string }> => {
    try {
      const answer = await callApi<Answer>('POST', path, body ? { body } : {})
      await client.invalidateQueries({ queryKey: [KEY] })
      return { answer }
    } catch (error) {
      const reason = error instanceof ApiError ? error.reason : 'broken'
      const problem = problemOf(error)
      if (reason !== 'wrong-password') {
        notify(problem ? textsOf(problem, t).join(' ') : `errors.${reason}`, { type: 'error' })
      }
      return { reason }
    }
  }
}

/** Sentences about a problem and its solution, translated if the problem is known. */
export function textsOf({ code, message }: Problem, t: ReturnType<typeof useBackupTexts>) {
  const known = t(`problems.${code}`, { _: '' })
  const todo = t(`todo.${code}`, { _: t('todo.other') })
  return [known || message, todo].filter(Boolean)
}
