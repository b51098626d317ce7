import { beforeAll, expect } from 'vitest'
import { createSplitTests, type SplitTests } from '#split-test'
import type { TestDefinition } from '#split-test/schema'
import type { describeDatabases } from './databases.ts'
import { createManualClock } from './manual-clock.ts'

type OpenDatabase = Parameters<Parameters<typeof describeDatabases>[1]>[0]

const NOON = Date.parse('2031-03-03T12:00:00Z')
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0 Safari/537.36'
export const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'

export const headline: TestDefinition = {
  name: 'Headline',
  subjects: [
    { key: 'a', name: 'As it was', weight: 1 },
    { key: 'b', name: 'Shorter', weight: 1 },
  ],
  goal: 'form',
  goalModule: '',
  bounceSeconds: 5,
  audience: {},
  remembered: 'year',
  minDays: 7,
  effectPercent: 20,
}

/** A visitor with this cookie. */
export const visitor = (cookie?: string, agent = DESKTOP) => ({
  cookies: cookie === undefined ? {} : { year: cookie },
  headers: { 'user-agent': agent, 'accept-language': 'de-AT,de;q=0.9' },
  isStaff: false,
})

/** A conversion by the module with this id. */
export const by = (module: string) => ({ isGoalModule: (goal: string) => goal === module })

/** Split tests in two processes on a fresh database. */
export function useSplitTests(openDatabase: OpenDatabase) {
  const clock = createManualClock(NOON)
  let names = 0
  const site = {
    clock,
    /** The next random number, from 0 to 1. */
    random: 0,
    db: undefined as unknown as Awaited<ReturnType<OpenDatabase>>['db'],
    tests: undefined as unknown as SplitTests,
    /** The same database in another process. */
    others: undefined as unknown as SplitTests,

    async start(changes: Partial<TestDefinition> = {}) {
      const id = `test${String(++names).padStart(8, '0')}`
      const begun = await site.tests.start(id, 'page', { ...headline, ...changes })
      expect(begun).toEqual({ ok: true })
      await Promise.all([site.tests.refresh(), site.others.refresh()])
      return id
    },

    /** A first visit; `chance` determines the subject. */
    async visit(id: string, chance = 0, agent = DESKTOP) {
      site.random = chance
      const assigned = site.tests.assign([id], visitor(undefined, agent))
      assigned.countViews([id])
      await site.tests.flush()
      return { subject: assigned.subjects.get(id), cookie: assigned.cookies.year }
    },

    reportOf(id: string, period?: 'day' | 'week' | 'all') {
      const test = site.tests.lastKnown()?.get(id)
      if (!test) throw new Error('no such test')
      return site.tests.report(test, period)
    },

    async countsOf(id: string) {
      return (await site.reportOf(id)).subjects.map(({ counts }) => counts)
    },
  }
  beforeAll(async () => {
    const { db } = await openDatabase()
    site.db = db
    const make = () =>
      createSplitTests({
        db,
        clock,
        secret: 'secret',
        notificationRecipients: async () => ['staff@site.example'],
        random: () => site.random,
      })
    site.tests = make()
    site.others = make()
  })
  return site
}
