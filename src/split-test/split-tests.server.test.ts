import { beforeAll, describe, expect, it } from 'vitest'
import { DAY, HOUR } from '#base'
import type { Database } from '#db'
import { describeDatabases } from '../../tests/support/databases.ts'
import { createManualClock } from '../../tests/support/manual-clock.ts'
import { createSplitTests, type SplitTests, VISITOR_COOKIES } from './index.ts'
import type { TestDefinition } from './schema.ts'

const NOON = Date.parse('2031-03-03T12:00:00Z')
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0 Safari/537.36'

const headline: TestDefinition = {
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

describeDatabases('split tests', openDatabase => {
  let db: Database
  let tests: SplitTests
  /** The same database, as another process has it. */
  let others: SplitTests
  const clock = createManualClock(NOON)
  let random = 0
  let names = 0

  beforeAll(async () => {
    const opened = await openDatabase()
    db = opened.db
    const make = () =>
      createSplitTests({
        db,
        clock,
        secret: 'secret',
        addressesToTell: async () => ['staff@site.example'],
        random: () => random,
      })
    tests = make()
    others = make()
  })

  async function start(changes: Partial<TestDefinition> = {}) {
    const id = `test${String(++names).padStart(8, '0')}`
    expect(await tests.start(id, 'page', { ...headline, ...changes })).toEqual({ ok: true })
    await Promise.all([tests.refresh(), others.refresh()])
    return id
  }

  const visitor = (cookie?: string, agent = DESKTOP) => ({
    cookies: cookie === undefined ? {} : { year: cookie },
    headers: { 'user-agent': agent, 'accept-language': 'de-AT,de;q=0.9' },
    isStaff: false,
  })

  /** Somebody comes for the first time, and is shown what `chance` makes of it. */
  async function visit(id: string, chance = 0, agent = DESKTOP, using = tests) {
    random = chance
    const assigned = using.assign([id], visitor(undefined, agent))
    assigned.countViews([id])
    await using.flush()
    return { subject: assigned.subjects.get(id), cookie: assigned.cookies.year }
  }

  const countsOf = async (id: string) => {
    const test = tests.lastKnown()?.get(id)
    if (!test) throw new Error('no such test')
    return (await tests.report(test)).subjects.map(({ counts }) => counts)
  }

  describe('AB-1: one visitor', () => {
    it('gets one subject, by its weight, and gets it again by the cookie', async () => {
      const id = await start({
        subjects: [
          { key: 'a', name: 'A', weight: 3 },
          { key: 'b', name: 'B', weight: 1 },
        ],
      })
      expect((await visit(id, 0.74)).subject).toBe('a')
      const { subject, cookie } = await visit(id, 0.76)
      expect(subject).toBe('b')
      random = 0
      const again = tests.assign([id], visitor(cookie))
      expect(again.subjects.get(id)).toBe('b')
      expect(again.variant).toBe(`${id}=b`)
      // Nothing new to remember.
      expect(again.cookies).toEqual({})
      expect(await countsOf(id)).toEqual([{ view_page: 1 }, { view_page: 1 }])
    })

    it('has one cookie for all tests', async () => {
      const [one, two] = [await start(), await start()]
      const { cookie } = await visit(one, 0.9)
      random = 0.1
      const both = tests.assign([one, two], visitor(cookie))
      expect([...both.subjects]).toEqual([
        [one, 'b'],
        [two, 'a'],
      ])
      expect(tests.assign([two, one], visitor(both.cookies.year)).subjects.get(one)).toBe('b')
      expect(both.cookies.year?.length).toBeLessThan(120)
      for (const name of Object.values(VISITOR_COOKIES)) expect(name).toMatch(/^[a-z_]+$/)
    })

    it('gets the first subject, uncounted, with a cookie that somebody changed', async () => {
      const id = await start()
      const { cookie = '' } = await visit(id, 0.1)
      for (const forged of [cookie.replace(`${id}-a`, `${id}-b`), `${cookie}x`, 'x', '.', 'a.b']) {
        random = 0.1
        const assigned = tests.assign([id], visitor(forged))
        expect(assigned.subjects.get(id)).toBe('a')
        await tests.told(visitor(forged), [{ test: id, subject: 'b', type: 'click_goal' }])
      }
      expect(await countsOf(id)).toEqual([{ view_page: 1 }, {}])
    })

    it('gets the first subject where the own is gone, and is not counted', async () => {
      const id = await start()
      const { cookie } = await visit(id, 0.9)
      const test = tests.lastKnown()?.get(id)
      const only = test?.definition.subjects[0]
      if (!test || !only) throw new Error('no test')
      test.definition.subjects = [only, { key: 'c', name: 'C', weight: 1 }]
      expect(tests.assign([id], visitor(cookie)).subjects.get(id)).toBe('a')
      await tests.told(visitor(cookie), [{ test: id, subject: 'b', type: 'click_goal' }])
      expect((await countsOf(id))[0]).toEqual({})
    })
  })

  it('AB-1: one visit has a cookie of its own, and tells nothing of tests that last', async () => {
    const [lasting, short] = [await start(), await start({ remembered: 'visit' })]
    random = 0.9
    const assigned = tests.assign([lasting, short], visitor())
    assigned.countViews([lasting, short])
    await tests.flush()
    const { year = '', visit: own = '' } = assigned.cookies
    expect([year.includes(short), own.includes(lasting)]).toEqual([false, false])
    expect(own.split('.')[0]).not.toBe(year.split('.')[0])
    random = 0
    const again = tests.assign([short], { ...visitor(), cookies: { visit: own } })
    expect([again.subjects.get(short), again.cookies]).toEqual(['b', {}])
    // In the wrong cookie it is nothing.
    for (const cookies of [{ visit: own }, { year: own }]) {
      await tests.told({ ...visitor(), cookies }, [
        { test: short, subject: 'b', type: 'click_goal' },
      ])
    }
    expect((await countsOf(short))[1]).toEqual({ view_page: 1, click_goal: 1 })
    expect(
      tests.assign([short], { ...visitor(), cookies: { year: own } }).subjects.get(short),
    ).toBe('a')
  })

  it('AB-5: programs and staff see the first subject and are not counted', async () => {
    const id = await start()
    random = 0.9
    for (const one of [
      visitor(undefined, 'Googlebot/2.1 (+http://www.google.com/bot.html)'),
      visitor(undefined, ''),
      { ...visitor(), isStaff: true },
    ]) {
      const assigned = tests.assign([id], one)
      expect(assigned.subjects.get(id)).toBe('a')
      expect(assigned.variant).toBe('')
      expect(assigned.cookies).toEqual({})
      assigned.countViews([id])
    }
    const { cookie } = await visit(id, 0.9)
    await tests.told({ ...visitor(cookie), isStaff: true }, [
      { test: id, subject: 'b', type: 'click_goal' },
    ])
    await tests.flush()
    expect(await countsOf(id)).toEqual([{}, { view_page: 1 }])
  })

  it('a page that was fetched in advance is seen when the browser says so', async () => {
    const id = await start()
    const early = { ...visitor(), headers: { ...visitor().headers, 'sec-purpose': 'prefetch' } }
    random = 0
    const { cookies, countViews } = tests.assign([id], early)
    const { year: cookie } = cookies
    countViews([id])
    await tests.flush()
    // Whoever has not seen a test has not been brought to anything by it.
    await tests.converted(visitor(cookie), { goal: 'form', module: 'form' })
    expect((await countsOf(id))[0]).toEqual({})
    await tests.told(visitor(cookie), [{ test: id, subject: 'a', type: 'view_page' }])
    await tests.converted(visitor(cookie), { goal: 'form', module: 'form' })
    expect((await countsOf(id))[0]).toEqual({ view_page: 1, con_goal: 1 })
  })

  it('AB-3: each goal counts once a visitor, also told twice, to two processes at once', async () => {
    const id = await start()
    const { cookie } = await visit(id)
    const told = [
      { test: id, subject: 'a', type: 'read_page' as const },
      { test: id, subject: 'a', type: 'click_goal' as const },
      { test: id, subject: 'a', type: 'click_goal' as const },
      // Not the subject that this visitor was shown, and no test at all.
      { test: id, subject: 'b', type: 'click_goal' as const },
      { test: 'gone00000000', subject: 'a', type: 'click_goal' as const },
    ]
    await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        (turn % 2 ? tests : others).told(visitor(cookie), told),
      ),
    )
    expect((await countsOf(id))[0]).toEqual({ view_page: 1, read_page: 1, click_goal: 1 })
  })

  it('AB-3: what a failing database did not take is written later, once', async () => {
    const id = await start()
    const { cookie } = await visit(id)
    const click = [{ test: id, subject: 'a', type: 'click_goal' as const }]
    await db.schema.alterTable('split_test_counts').renameTo('split_test_lost').execute()
    try {
      await expect(tests.told(visitor(cookie), click)).rejects.toThrow()
      random = 0
      const { countViews } = tests.assign([id], visitor())
      countViews([id])
      await expect(tests.flush()).resolves.toBeUndefined()
    } finally {
      await db.schema.alterTable('split_test_lost').renameTo('split_test_counts').execute()
    }
    // The browser tells again what was not taken.
    await tests.told(visitor(cookie), click)
    await tests.flush()
    expect((await countsOf(id))[0]).toEqual({ view_page: 2, click_goal: 1 })
  })

  it('AB-4: a conversion counts for the goal that was set, an order with its money, each once', async () => {
    const id = await start({ goal: 'order' })
    const form = await start({ goal: 'form', goalModule: 'contact' })
    const { cookie } = await visit(id)
    random = 0
    const both = tests.assign([id, form], visitor(cookie))
    both.countViews([id, form])
    await tests.flush()
    const buyer = visitor(both.cookies.year)
    await tests.converted(buyer, { goal: 'form', module: 'another' })
    await tests.converted(buyer, { goal: 'comment', module: 'contact' })
    for (const order of [
      { id: 'one', value: 4000 },
      { id: 'one', value: 4000 },
      { id: 'two', value: 1000 },
    ]) {
      await tests.converted(buyer, { goal: 'order', module: 'checkout', order })
    }
    expect((await countsOf(id))[0]).toEqual({ view_page: 1, con_goal: 1 })
    expect((await countsOf(form))[0]).toEqual({ view_page: 1 })
    const test = tests.lastKnown()?.get(id)
    if (!test) throw new Error('no test')
    expect((await tests.report(test)).subjects[0]?.revenuePerVisitor).toBe(5000)
    await tests.converted(buyer, { goal: 'form', module: 'contact' })
    expect((await countsOf(form))[0]).toEqual({ view_page: 1, con_goal: 1 })
  })

  it('AB-4: the tracking goal counts whoever has seen the test', async () => {
    const id = await start({ goal: 'tag' })
    const { cookie } = await visit(id, 0.9)
    const other = await start({ goal: 'form' })
    tests.tagged(visitor(cookie), ['', 'gone00000000', other])
    tests.tagged(visitor(cookie), [id])
    tests.tagged(visitor(), [id])
    await tests.flush()
    expect(await countsOf(id)).toEqual([{}, { view_page: 1, con_short: 1 }])
  })

  it('takes part whom it is for, by device, language, campaign and how often they came', async () => {
    const cases: [TestDefinition['audience'], object, boolean][] = [
      [{ devices: ['phone'] }, visitor(undefined, PHONE), true],
      [{ devices: ['phone', 'tablet'] }, visitor(), false],
      [{ languages: ['de'] }, visitor(), true],
      [{ languages: ['fr'] }, visitor(), false],
      [{ campaigns: ['spring'] }, { ...visitor(), campaign: 'spring' }, true],
      [{ campaigns: ['spring'] }, visitor(), false],
      [{ visitors: 'new' }, visitor(), true],
      [{ visitors: 'returning' }, visitor(), false],
    ]
    for (const [audience, who, takesPart] of cases) {
      const id = await start({ audience })
      random = 0.9
      const assigned = tests.assign([id], who as never)
      expect([audience, assigned.subjects.get(id)]).toEqual([audience, takesPart ? 'b' : 'a'])
      expect(assigned.cookies.year !== undefined).toBe(takesPart)
    }
    const [first, later] = [await start(), await start({ audience: { visitors: 'returning' } })]
    const { cookie } = await visit(first, 0.9)
    clock.advance(DAY)
    expect(tests.assign([later], visitor(cookie)).subjects.get(later)).toBe('b')
  })

  it('stands still and goes on; ended it shows its winner to everybody, and forgets its cookies', async () => {
    const id = await start()
    const { cookie } = await visit(id, 0.9)
    expect(await tests.resume(id)).toMatchObject({ reason: 'wrong-status' })
    expect(await tests.pause(id, 'page-gone')).toEqual({ ok: true })
    await tests.refresh()
    expect(tests.assign([id], visitor(cookie)).subjects.get(id)).toBe('a')
    await tests.told(visitor(cookie), [{ test: id, subject: 'b', type: 'click_goal' }])
    expect(await tests.resume(id)).toEqual({ ok: true })
    await tests.refresh()
    expect(tests.assign([id], visitor(cookie)).subjects.get(id)).toBe('b')
    expect(await tests.start(id, 'page', headline)).toMatchObject({ reason: 'already-started' })
    expect(await tests.end(id, 'b')).toEqual({ ok: true })
    await tests.refresh()
    expect(tests.assign([id], visitor()).subjects.get(id)).toBe('b')
    expect(await tests.resume(id)).toMatchObject({ reason: 'wrong-status' })
    const other = await start()
    const next = tests.assign([other], visitor(cookie)).cookies.year
    expect(next).toContain(other)
    expect(next).not.toContain(id)
    expect((await countsOf(id))[1]).toEqual({ view_page: 1 })
  })

  it('does not begin with one subject, two of a key, or two that nobody is shown', async () => {
    const [a] = headline.subjects
    if (!a) throw new Error('no subject')
    for (const subjects of [[a], [a, a], [a, { ...a, key: 'b', weight: 0 }]]) {
      expect(await tests.start('broken000000', 'page', { ...headline, subjects })).toMatchObject({
        reason: 'incomplete',
      })
    }
  })

  it('AB-5: lets go of what single visitors did after 90 days, and counts none of them twice', async () => {
    const id = await start()
    const { cookie } = await visit(id)
    await tests.told(visitor(cookie), [{ test: id, subject: 'a', type: 'read_page' }])
    clock.advance(91 * DAY)
    await tests.prune()
    await tests.told(visitor(cookie), [{ test: id, subject: 'a', type: 'read_page' }])
    expect((await countsOf(id))[0]).toEqual({ view_page: 1, read_page: 1 })
  })

  it('AB-5: reports by hour, by day and by week', async () => {
    const id = await start()
    const test = tests.lastKnown()?.get(id)
    if (!test) throw new Error('no test')
    await visit(id, 0, PHONE)
    clock.advance(2 * HOUR)
    await visit(id, 0.9)
    const day = (await tests.report(test, 'day')).series
    expect(day).toHaveLength(3)
    expect(day[2]?.subjects).toEqual({
      a: { visitors: 0, times: 0 },
      b: { visitors: 1, times: 0 },
    })
    clock.advance(8 * DAY)
    expect((await tests.report(test, 'week')).series).toHaveLength(8)
    const { segments, series } = await tests.report(test, 'all')
    expect(series.length).toBeLessThanOrEqual(3)
    const phones = segments.find(({ device }) => device === 'phone')
    expect(phones?.subjects.map(({ visitors }) => visitors)).toEqual([1, 0])
  })
})
