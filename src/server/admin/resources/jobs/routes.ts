import Type from 'typebox'
import { listTaskRuns } from '#db'
import type { JobItem } from '#db/schema'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'

const moment = Type.Union([Type.Integer(), Type.Null()])

/** Periodic tasks of the site. */
export default (deps: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path: '/jobs',
    summary: 'Scheduled jobs with frequency, last run and last error',
    allow: 'jobs.read',
    answer: Type.Object({
      items: Type.Array(
        Type.Object({
          id: Type.String(),
          everyMs: Type.Integer(),
          startedAt: moment,
          tookMs: moment,
          failedAt: moment,
          lastError: Type.Union([Type.String(), Type.Null()]),
          isFailing: Type.Boolean(),
        }),
      ),
      total: Type.Integer(),
    }),
    handle: async () => {
      const runs = new Map((await listTaskRuns(deps.db)).map(run => [run.name, run]))
      const items = deps.tasks.map(({ name, everyMs }): JobItem => {
        const run = runs.get(name)
        const { startedAt = null, endedAt = null, failedAt = null, lastError = null } = run ?? {}
        return {
          id: name,
          everyMs,
          startedAt,
          tookMs: startedAt === null || endedAt === null ? null : endedAt - startedAt,
          failedAt,
          lastError,
          isFailing: failedAt !== null && failedAt === endedAt,
        }
      })
      return { items, total: items.length }
    },
  }),
]
