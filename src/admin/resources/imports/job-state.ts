import type { ImportJob } from '#shop/schema'

type Translate = (key: string) => string

export const isUnreadable = ({ outcome }: ImportJob) =>
  outcome?.ok === false && outcome.reason === 'unreadable'

/** Checked again before it can be imported. */
export const isUnchecked = ({ outcome, state }: ImportJob) =>
  outcome === null && ['interrupted', 'cancelled', 'failed'].includes(state)

/** The upload was interrupted, so that the file is incomplete. */
export const isIncomplete = (job: ImportJob) => isUnchecked(job) && job.bytes === 0

export function stateText(job: ImportJob, translate: Translate): string {
  const state = job.state === 'checked' && isUnreadable(job) ? 'unreadable' : job.state
  return translate(`resources.imports.states.${state}`)
}

/** Color of a status. */
export function toneOf(job: ImportJob): 'default' | 'success' | 'warning' | 'error' | 'info' {
  if (job.state === 'done') return 'success'
  if (job.state === 'failed' || isUnreadable(job)) return 'error'
  if (job.state === 'interrupted') return 'warning'
  return ['checking', 'running', 'undoing'].includes(job.state) ? 'info' : 'default'
}
