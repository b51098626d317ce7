import Type from 'typebox'
import type { BackupJob } from '#db'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'
import { downloadRoutes } from './download-routes.ts'
import { BackupParams, Backups, Job, Password, State } from './schemas.ts'

const allow = 'settings.write'

/** Backups of the site. The database, not the place of backups, knows jobs and verifications. */
export default (deps: AdminDeps) => {
  const { backups, access, shop, forms, clock } = deps
  const params = BackupParams

  async function createToJob() {
    const names = new Map((await access.staff.list()).map(({ id, name }) => [id, name]))
    return ({ requestedBy, dueAt: _, attempts, result, ...job }: BackupJob) => ({
      ...job,
      state: stateOf({ ...job, result }),
      requestedBy: names.get(requestedBy ?? '') ?? null,
    })
  }

  return [
    adminRoute({
      method: 'GET',
      path: '/backups/state',
      summary: 'Settings of backups, and jobs with their progress; does not read the backups',
      allow,
      answer: State,
      async handle() {
        const { jobs, settings, ...state } = await backups.state()
        return { ...state, settings: settings ?? null, jobs: jobs.map(await createToJob()) }
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/backups',
      summary: 'Backups, newest first, with their origin and last verification',
      allow,
      answer: Backups,
      async handle() {
        const listed = await backups.list()
        if (!listed.ok) return listed
        const names = new Map((await access.staff.list()).map(({ id, name }) => [id, name]))
        const items = listed.backups.map(({ name, at, facts, problem, origin, verification }) => ({
          id: name,
          at,
          ...facts,
          problem: problem ?? null,
          origin: origin.by,
          requestedBy: (origin.by === 'staff' && names.get(origin.userId)) || null,
          verification,
        }))
        return { isEncrypted: listed.isEncrypted, items, total: items.length }
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/backups',
      summary: 'Back up now; the job starts within seconds in one of the servers',
      allow,
      audit: 'backup.requested',
      answer: Job,
      async handle({ session, audit }) {
        const requested = await backups.request(session.member.id)
        if (!requested.ok) return requested
        audit({ id: requested.job.id })
        return (await createToJob())(requested.job)
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/backups/:id/verify',
      summary: 'Restore a backup into a temporary database and compare everything, as a job',
      allow,
      audit: 'backup.verification-requested',
      params,
      answer: Job,
      async handle({ session, params: { id }, audit }) {
        const requested = await backups.requestVerification(id, session.member.id)
        if (!requested.ok) return requested
        audit({ id, label: id })
        return (await createToJob())(requested.job)
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/backups/:id/losses',
      summary: 'What was added since a backup, and would be lost by restoring it',
      allow,
      params,
      answer: Type.Object({ orders: Type.Integer(), messages: Type.Integer() }),
      async handle({ params: { id } }) {
        const at = backups.timeOf(id)
        const list = { page: 1, perPage: 1, sort: 'createdAt', order: 'desc' } as const
        const [orders, messages] = await Promise.all([
          shop.orders.listForStaff({ ...list, from: at }),
          forms.submissions.countBySpan([at, clock.now()]),
        ])
        return { orders: orders.total, messages: messages.reduce((sum, one) => sum + one) }
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/backups/:id/delete',
      summary: 'Delete a backup; the password of the user confirms it',
      allow,
      audit: 'backup.deleted',
      params,
      body: Password,
      async handle({ session, params: { id }, body, audit }) {
        const confirmed = await access.confirmPassword(session.member.id, body.password)
        if (!confirmed.ok) return confirmed
        const removed = await backups.remove(id)
        if (!removed.ok) return removed
        audit({ id, label: id })
        return undefined
      },
    }),
    ...downloadRoutes(deps),
  ]
}

function stateOf({
  startedAt,
  endedAt,
  problem,
}: Omit<BackupJob, 'attempts' | 'dueAt' | 'requestedBy'>) {
  if (endedAt !== null) return problem ? 'failed' : 'done'
  return startedAt === null ? 'waiting' : 'running'
}
