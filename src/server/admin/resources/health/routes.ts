import Type from 'typebox'
import { createId, DAY, ok, refuse } from '#base'
import { clearServerErrors, invalidate, listServerErrors, listSlowPages } from '#db'
import { moduleLabel } from '#module-contract'
import { STAFF_LANGUAGES } from '#texts'
import { CHECKS, createWriteResult } from '../../../checks/index.ts'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'

const State = Type.Enum(['ok', 'note', 'warning', 'error'])
const Item = Type.Object({
  id: Type.String(),
  title: Type.String(),
  state: Type.Union([State, Type.Null()]),
  findings: Type.Array(
    Type.Object({ state: State, text: Type.String(), todo: Type.Optional(Type.String()) }),
  ),
  checkedAt: Type.Union([Type.Integer(), Type.Null()]),
})

const Lang = Type.Optional(Type.Enum([...STAFF_LANGUAGES]))

const MAX_ERRORS = 20
const MAX_SLOW_PAGES = 10
/** Faster pages are not listed. */
const MIN_SLOW_MS = 100

/** Checks of the site and its surroundings, as in `vitrine doctor`. */
export default ({ db, clock, registry, health, tasks, readCache, sendMail }: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path: '/health',
    summary: 'Checks of the site with what is wrong and what to do; `attention` leaves out others',
    allow: 'settings.write',
    query: listQuery(['id'], {
      lang: Lang,
      state: Type.Optional(Type.Enum(['attention'])),
    }),
    answer: listAnswer(Item),
    async handle({ query }) {
      const write = createWriteResult(query.lang ?? 'en')
      const all = await health.read({ tasks, readCache })
      const items = all
        .filter(
          ({ state }) => query.state === undefined || state === 'error' || state === 'warning',
        )
        .map(({ checkedAt, state, ...result }) => ({
          ...write({ ...result, state: state ?? 'ok' }),
          state,
          checkedAt,
        }))
      return { items, total: items.length }
    },
  }),
  adminRoute({
    method: 'GET',
    path: '/health/errors',
    summary: 'Requests that failed, the latest first; the reference is in the log',
    allow: 'settings.write',
    answer: listAnswer(
      Type.Object({
        reference: Type.String(),
        route: Type.String(),
        message: Type.String(),
        count: Type.Integer(),
        firstAt: Type.Integer(),
        lastAt: Type.Integer(),
      }),
    ),
    async handle() {
      const items = await listServerErrors(db, MAX_ERRORS)
      return { items, total: items.length }
    },
  }),
  adminRoute({
    method: 'GET',
    path: '/health/slow-pages',
    summary: 'Pages that took longest to render in the last 24 hours, by their mean duration',
    allow: 'settings.write',
    query: Type.Object({ lang: Lang }),
    answer: listAnswer(
      Type.Object({
        page: Type.String(),
        count: Type.Integer(),
        meanMs: Type.Integer(),
        maxMs: Type.Integer(),
        /** Path of the slowest render, and the label of the module whose data took longest in it. */
        path: Type.String(),
        module: Type.Union([Type.String(), Type.Null()]),
        moduleMs: Type.Union([Type.Integer(), Type.Null()]),
      }),
    ),
    async handle({ query: { lang = 'en' } }) {
      const since = { sinceMs: clock.now() - DAY, limit: MAX_SLOW_PAGES }
      const items = (await listSlowPages(db, since))
        .filter(({ totalMs, count }) => totalMs / count >= MIN_SLOW_MS)
        .map(({ totalMs, module, ...page }) => ({
          ...page,
          meanMs: Math.round(totalMs / page.count),
          module: module && moduleLabel(registry, module, lang),
        }))
      return { items, total: items.length }
    },
  }),
  adminRoute({
    method: 'DELETE',
    path: '/health/errors',
    summary: 'Clear the list of errors',
    allow: 'settings.write',
    audit: 'health.errors-cleared',
    async handle() {
      await clearServerErrors(db)
      health.forget()
      return ok()
    },
  }),
  adminRoute({
    method: 'POST',
    path: '/health/check',
    summary: 'Run all checks now',
    allow: 'settings.write',
    audit: 'health.checked',
    async handle({ skipAudit }) {
      skipAudit()
      await health.check()
      return ok()
    },
  }),
  adminRoute({
    method: 'POST',
    path: '/health/:id/check',
    summary: 'Run a check now',
    allow: 'settings.write',
    audit: 'health.checked',
    params: IdParams,
    async handle({ params: { id }, skipAudit }) {
      skipAudit()
      if (!CHECKS.some(check => check.id === id)) return refuse('not-found')
      await health.check(id)
      return ok()
    },
  }),
  adminRoute({
    method: 'POST',
    path: '/health/empty-cache',
    summary: 'Empty the page cache of all copies',
    allow: 'settings.write',
    audit: 'health.cache-emptied',
    async handle() {
      await invalidate(db, ['*'])
      return ok()
    },
  }),
  adminRoute({
    method: 'POST',
    path: '/health/test-mail',
    summary: 'Send a test email to yourself and wait for the answer of the mail server',
    allow: 'settings.write',
    audit: 'health.mail-tested',
    answer: Type.Object({ to: Type.String(), problem: Type.Union([Type.String(), Type.Null()]) }),
    async handle({ session }) {
      const { email: to } = session.member
      const text =
        'This is a test email of your website: sending works. Diese Test-E-Mail zeigt: Der Versand funktioniert.'
      const mail = { to, subject: 'Test email / Test-E-Mail', text, html: `<p>${text}</p>` }
      const problem = await sendMail(mail, createId()).then(
        () => null,
        error => String((error as Error).message).slice(0, 500),
      )
      return { to, problem }
    },
  }),
]
