import { setTimeout as wait } from 'node:timers/promises'
import Type from 'typebox'
import { refuse } from '#base'
import { INVALIDATION_SPREAD_MS } from '#db'
import { PERIODS, planTest, type SplitTest } from '#split-test'
import { TEST_ID_PATTERN, TestDefinitionSchema } from '#split-test/schema'
import { toTestDefinition } from '../../../adapters/split-test-definition.ts'
import { findSplitTest, replaceSplitTest } from '../../../adapters/split-test-nodes.ts'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { REPORT_ANSWER, toReportAnswer } from './report-answer.ts'

const SORTS = ['startedAt', 'name', 'status'] as const
const Test = Type.Object({
  id: Type.String(),
  name: Type.String(),
  status: Type.String(),
  pauseReason: Type.Union([Type.Null(), Type.String()]),
  startedAt: Type.Integer(),
  endedAt: Type.Union([Type.Null(), Type.Integer()]),
  winner: Type.Union([Type.Null(), Type.String()]),
  /** Earlier counts are sample data. */
  sampleUntil: Type.Union([Type.Null(), Type.Integer()]),
  page: Type.Object({ id: Type.String(), path: Type.String(), title: Type.String() }),
  definition: TestDefinitionSchema,
})
const Started = Type.Object(
  {
    page: Type.String({ maxLength: 100 }),
    test: Type.String({ pattern: TEST_ID_PATTERN }),
  },
  { additionalProperties: false },
)
const Winner = Type.Object(
  { winner: Type.String({ maxLength: 8 }) },
  { additionalProperties: false },
)
const Wanted = Type.Object({
  /** Conversion rate of the first subject, in percent. */
  rate: Type.Number({ exclusiveMinimum: 0, maximum: 99 }),
  effect: Type.Number({ minimum: 1, maximum: 100 }),
  subjects: Type.Integer({ minimum: 2, maximum: 6 }),
  visitorsPerDay: Type.Number({ minimum: 0, maximum: 1e8 }),
})

const Measured = Type.Object({
  id: Type.String(),
  name: Type.String(),
  page: Type.String(),
  /** In percent. */
  rate: Type.Number(),
  visitorsPerDay: Type.Integer(),
})

export default ({ splitTests, pages, documents, registry }: AdminDeps) => {
  const { modules } = registry
  async function toItem(test: SplitTest) {
    const page = await pages.editing.findItem(test.pageId)
    const { id, status, definition, startedAt } = test
    return {
      id,
      name: definition.name,
      status,
      pauseReason: test.pauseReason ?? null,
      startedAt,
      endedAt: test.endedAt ?? null,
      winner: test.winner ?? null,
      sampleUntil: test.sampleUntil ?? null,
      page: { id: test.pageId, path: page?.path ?? '', title: page?.title ?? '' },
      definition,
    }
  }
  /** Waits until every process assigns visitors to the test, so that the first ones are counted. */
  async function spread() {
    await splitTests.refresh()
    await wait(INVALIDATION_SPREAD_MS)
  }
  const find = async (id: string) => (await splitTests.all()).get(id)

  return [
    adminRoute({
      method: 'GET',
      path: '/split-tests',
      summary: 'List started split tests',
      allow: 'pages.read',
      query: listQuery(SORTS),
      answer: listAnswer(Test),
      handle: async ({ query }) => {
        const items = await Promise.all([...(await splitTests.all()).values()].map(toItem))
        const { sort = 'startedAt', order = 'desc', q = '' } = query
        const value = (item: (typeof items)[number]) => item[sort as (typeof SORTS)[number]]
        const found = items
          .filter(item => item.name.toLowerCase().includes(q.toLowerCase()))
          .filter(item => !query.ids || query.ids.split(',').includes(item.id))
          .sort((a, b) => (value(a) < value(b) ? -1 : 1) * (order === 'asc' ? 1 : -1))
        const { page = 1, perPage = 25 } = query
        return { items: found.slice((page - 1) * perPage, page * perPage), total: found.length }
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/split-tests/:id',
      summary: 'Get a split test with its report',
      allow: 'pages.read',
      params: IdParams,
      query: Type.Object({
        period: Type.Optional(
          Type.Unsafe<(typeof PERIODS)[number]>(Type.Union(PERIODS.map(one => Type.Literal(one)))),
        ),
      }),
      answer: Type.Interface([Test], { report: REPORT_ANSWER }),
      handle: async ({ params, query }) => {
        const test = await find(params.id)
        if (!test) return refuse('not-found')
        const report = await splitTests.report(test, query.period)
        return { ...(await toItem(test)), report: toReportAnswer(report) }
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/split-tests',
      summary: 'Start a split test with the current definition in its page',
      allow: 'pages.publish',
      audit: 'split-test.started',
      body: Started,
      answer: Test,
      handle: async ({ body, audit }) => {
        const published = await pages.publishedById(body.page)
        const document = published && documents.upgrade(published.document)
        const node = document && findSplitTest(modules, document.content, body.test)
        if (!node) return refuse('not-published')
        const definition = toTestDefinition(modules, node)
        audit({ id: body.test, label: definition.name })
        const started = await splitTests.start(body.test, body.page, definition)
        if (started.ok) await spread()
        const test = started.ok ? await find(body.test) : undefined
        return test ? toItem(test) : started.ok ? refuse('not-found') : started
      },
    }),
    ...(['pause', 'resume'] as const).map(act =>
      adminRoute({
        method: 'POST',
        path: `/split-tests/:id/${act}`,
        summary: act === 'pause' ? 'Pause a split test' : 'Resume a split test',
        allow: 'pages.publish',
        audit: `split-test.${act}d` as const,
        params: IdParams,
        handle: async ({ params, audit }) => {
          const test = await find(params.id)
          if (test) audit({ id: test.id, label: test.definition.name })
          if (act === 'pause') return splitTests.pause(params.id, 'staff')
          const resumed = await splitTests.resume(params.id)
          if (resumed.ok) await spread()
          return resumed
        },
      }),
    ),
    adminRoute({
      method: 'DELETE',
      path: '/split-tests/:id/sample',
      summary: 'Delete the sample data of a split test; real events stay',
      allow: 'pages.publish',
      audit: 'split-test.sample-deleted',
      params: IdParams,
      handle: async ({ params, audit }) => {
        const test = await find(params.id)
        if (test) audit({ id: test.id, label: test.definition.name })
        return splitTests.deleteSample(params.id)
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/split-tests/:id/end',
      summary: 'End a split test and write the winner into the page',
      allow: 'pages.publish',
      audit: 'split-test.ended',
      params: IdParams,
      body: Winner,
      handle: async ({ params, body, actor, audit }) => {
        const test = await find(params.id)
        if (!test) return refuse('not-found')
        const { subjects, name } = test.definition
        const winner = subjects.find(({ key }) => key === body.winner)
        if (!winner) return refuse('invalid')
        audit({ id: test.id, label: `${name}: ${winner.name}` })
        return splitTests.end(test.id, winner.key, async tx => {
          await pages.editing.rewrite(
            tx,
            test.pageId,
            stored => {
              const document = documents.upgrade(stored)
              const { content } = document
              return {
                ...document,
                content: replaceSplitTest(modules, content, test.id, winner.key),
              }
            },
            actor,
          )
        })
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/split-tests/:id',
      summary: 'Delete an ended split test and its counts',
      allow: 'pages.delete',
      audit: 'split-test.deleted',
      params: IdParams,
      handle: ({ params }) => splitTests.delete(params.id),
    }),
    adminRoute({
      method: 'GET',
      path: '/split-test-plan/measured',
      summary: 'List baseline rates of earlier split tests',
      allow: 'pages.read',
      answer: Type.Object({ items: Type.Array(Measured) }),
      handle: async () => {
        const measured = await splitTests.measured(await splitTests.all())
        const items = measured.map(async ({ test, rate, visitorsPerDay }) => {
          const { id, name, page } = await toItem(test)
          return {
            id,
            name,
            page: page.title,
            rate: Math.min(99, Math.max(0.01, Math.round(10_000 * rate) / 100)),
            visitorsPerDay: Math.round(visitorsPerDay),
          }
        })
        return { items: await Promise.all(items) }
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/split-test-plan',
      summary: 'How many visitors and days a split test would need',
      allow: 'pages.read',
      query: Wanted,
      answer: Type.Object({
        visitorsPerSubject: Type.Integer(),
        days: Type.Union([Type.Null(), Type.Integer()]),
      }),
      handle: async ({ query }) => {
        const { visitorsPerSubject, days } = planTest({
          rate: query.rate / 100,
          effect: query.effect / 100,
          weights: Array<number>(query.subjects).fill(1),
          visitorsPerDay: query.visitorsPerDay,
        })
        return { visitorsPerSubject, days: days ?? null }
      },
    }),
  ]
}
