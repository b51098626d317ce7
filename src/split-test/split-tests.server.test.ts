import { describe, expect, it } from 'vitest'
import { DAY } from '#base'
import { describeDatabases } from '../../tests/support/databases.ts'
import { by, headline, PHONE, useSplitTests, visitor } from '../../tests/support/split-tests.ts'
import { VISITOR_COOKIES } from './index.ts'
import type { TestDefinition } from './schema.ts'
import { decidingType } from './statistics/rates.ts'

describeDatabases('split tests: who is shown what', openDatabase => {
  const site = useSplitTests(openDatabase)
  const { clock, start, visit, countsOf } = site

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
      site.random = 0
      const again = site.tests.assign([id], visitor(cookie))
      expect(again.subjects.get(id)).toBe('b')
      expect(again.variant).toBe(`${id}=b`)
      // The cookie is unchanged.
      expect(again.cookies).toEqual({})
      expect(await countsOf(id)).toEqual([{ view_page: 1 }, { view_page: 1 }])
    })

    it('has one cookie for all tests', async () => {
      const [one, two] = [await start(), await start()]
      const { cookie } = await visit(one, 0.9)
      site.random = 0.1
      const both = site.tests.assign([one, two], visitor(cookie))
      expect([...both.subjects]).toEqual([
        [one, 'b'],
        [two, 'a'],
      ])
      expect(site.tests.assign([two, one], visitor(both.cookies.year)).subjects.get(one)).toBe('b')
      expect(both.cookies.year?.length).toBeLessThan(120)
      for (const name of Object.values(VISITOR_COOKIES)) expect(name).toMatch(/^[a-z_]+$/)
    })

    it('shows the first subject uncounted for a forged cookie', async () => {
      const id = await start()
      const { cookie = '' } = await visit(id, 0.1)
      for (const forged of [cookie.replace(`${id}-a`, `${id}-b`), `${cookie}x`, 'x', '.', 'a.b']) {
        site.random = 0.1
        const assigned = site.tests.assign([id], visitor(forged))
        expect(assigned.subjects.get(id)).toBe('a')
        await site.tests.recordClientEvents(visitor(forged), [
          { test: id, subject: 'b', type: 'click_goal' },
        ])
      }
      expect(await countsOf(id)).toEqual([{ view_page: 1 }, {}])
    })

    it('shows the first subject uncounted if the visitor’s own was removed', async () => {
      const id = await start()
      const { cookie } = await visit(id, 0.9)
      const test = site.tests.lastKnown()?.get(id)
      const only = test?.definition.subjects[0]
      if (!test || !only) throw new Error('no test')
      test.definition.subjects = [only, { key: 'c', name: 'C', weight: 1 }]
      expect(site.tests.assign([id], visitor(cookie)).subjects.get(id)).toBe('a')
      await site.tests.recordClientEvents(visitor(cookie), [
        { test: id, subject: 'b', type: 'click_goal' },
      ])
      expect((await countsOf(id))[0]).toEqual({})
    })
  })

  it('AB-1: a test for one visit has a separate cookie without data of lasting tests', async () => {
    const [lasting, short] = [await start(), await start({ remembered: 'visit' })]
    site.random = 0.9
    const assigned = site.tests.assign([lasting, short], visitor())
    assigned.countViews([lasting, short])
    await site.tests.flush()
    const { year = '', visit: own = '' } = assigned.cookies
    expect([year.includes(short), own.includes(lasting)]).toEqual([false, false])
    expect(own.split('.')[0]).not.toBe(year.split('.')[0])
    site.random = 0
    const again = site.tests.assign([short], { ...visitor(), cookies: { visit: own } })
    expect([again.subjects.get(short), again.cookies]).toEqual(['b', {}])
    // The cookie is ignored under the wrong name.
    for (const cookies of [{ visit: own }, { year: own }]) {
      await site.tests.recordClientEvents({ ...visitor(), cookies }, [
        { test: short, subject: 'b', type: 'click_goal' },
      ])
    }
    expect((await countsOf(short))[1]).toEqual({ view_page: 1, click_goal: 1 })
    expect(
      site.tests.assign([short], { ...visitor(), cookies: { year: own } }).subjects.get(short),
    ).toBe('a')
  })

  it('AB-5: programs and staff see the first subject and are not counted', async () => {
    const id = await start()
    site.random = 0.9
    for (const one of [
      visitor(undefined, 'Googlebot/2.1 (+http://www.google.com/bot.html)'),
      visitor(undefined, ''),
      { ...visitor(), isStaff: true },
    ]) {
      const assigned = site.tests.assign([id], one)
      expect(assigned.subjects.get(id)).toBe('a')
      expect(assigned.variant).toBe('')
      expect(assigned.cookies).toEqual({})
      assigned.countViews([id])
    }
    const { cookie } = await visit(id, 0.9)
    await site.tests.recordClientEvents({ ...visitor(cookie), isStaff: true }, [
      { test: id, subject: 'b', type: 'click_goal' },
    ])
    await site.tests.flush()
    expect(await countsOf(id)).toEqual([{}, { view_page: 1 }])
  })

  it('a prefetched page counts as viewed when the browser reports it', async () => {
    const id = await start()
    const early = { ...visitor(), headers: { ...visitor().headers, 'sec-purpose': 'prefetch' } }
    site.random = 0
    const { cookies, countViews } = site.tests.assign([id], early)
    const { year: cookie } = cookies
    countViews([id])
    await site.tests.flush()
    // Conversions count only after the test was seen.
    await site.tests.recordConversion(visitor(cookie), { goal: 'form', ...by('form') })
    expect((await countsOf(id))[0]).toEqual({})
    await site.tests.recordClientEvents(visitor(cookie), [
      { test: id, subject: 'a', type: 'view_page' },
    ])
    await site.tests.recordConversion(visitor(cookie), { goal: 'form', ...by('form') })
    expect((await countsOf(id))[0]).toEqual({ view_page: 1, con_goal: 1 })
  })

  it('includes visitors by device, language, campaign and number of visits', async () => {
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
      site.random = 0.9
      const assigned = site.tests.assign([id], who as never)
      expect([audience, assigned.subjects.get(id)]).toEqual([audience, takesPart ? 'b' : 'a'])
      expect(assigned.cookies.year !== undefined).toBe(takesPart)
    }
    const [first, later] = [await start(), await start({ audience: { visitors: 'returning' } })]
    const { cookie } = await visit(first, 0.9)
    clock.advance(DAY)
    expect(site.tests.assign([later], visitor(cookie)).subjects.get(later)).toBe('b')
  })

  it('pauses, resumes, and ends with the winner for everyone and deleted cookies', async () => {
    const id = await start()
    const { cookie } = await visit(id, 0.9)
    expect(await site.tests.resume(id)).toMatchObject({ reason: 'wrong-status' })
    expect(await site.tests.pause(id, 'page-gone')).toEqual({ ok: true })
    await site.tests.refresh()
    expect(site.tests.assign([id], visitor(cookie)).subjects.get(id)).toBe('a')
    await site.tests.recordClientEvents(visitor(cookie), [
      { test: id, subject: 'b', type: 'click_goal' },
    ])
    expect(await site.tests.resume(id)).toEqual({ ok: true })
    await site.tests.refresh()
    expect(site.tests.assign([id], visitor(cookie)).subjects.get(id)).toBe('b')
    expect(await site.tests.start(id, 'page', headline)).toMatchObject({
      reason: 'already-started',
    })
    expect(await site.tests.end(id, 'b')).toEqual({ ok: true })
    await site.tests.refresh()
    expect(site.tests.assign([id], visitor()).subjects.get(id)).toBe('b')
    expect(await site.tests.resume(id)).toMatchObject({ reason: 'wrong-status' })
    const other = await start()
    const next = site.tests.assign([other], visitor(cookie)).cookies.year
    expect(next).toContain(other)
    expect(next).not.toContain(id)
    expect((await countsOf(id))[1]).toEqual({ view_page: 1 })
  })

  it('refuses one subject, duplicate keys and zero weights', async () => {
    const [a] = headline.subjects
    if (!a) throw new Error('no subject')
    for (const subjects of [[a], [a, a], [a, { ...a, key: 'b', weight: 0 }]]) {
      expect(
        await site.tests.start('broken000000', 'page', { ...headline, subjects }),
      ).toMatchObject({
        reason: 'incomplete',
      })
    }
  })

  it('a test that is paused and ended at the same moment ends', async () => {
    for (let round = 0; round < 15; round++) {
      const id = await start()
      const [, ended] = await Promise.all([
        site.tests.pause(id, 'subject-failed'),
        site.others.end(id, 'b'),
        site.others.pause(id, 'page-gone'),
      ])
      expect(ended).toEqual({ ok: true })
      expect((await site.tests.all()).get(id)).toMatchObject({ status: 'ended', winner: 'b' })
    }
  })

  it('a subject of weight 0 changes nothing of the report', async () => {
    const subjects = [
      { key: 'a', name: 'A', weight: 1 },
      { key: 'b', name: 'B', weight: 1 },
    ]
    const unshown = { key: 'c', name: 'C', weight: 0 }
    const reports = []
    for (const of of [subjects, [...subjects, unshown]]) {
      const id = await start({ subjects: of })
      for (const [subject, forms] of [
        ['a', 60],
        ['b', 90],
      ] as const) {
        for (const [record_type, times] of [
          ['view_page', 2000],
          [decidingType('form'), forms],
        ] as const) {
          await site.db
            .insertInto('split_test_counts')
            .values({
              test_id: id,
              subject,
              record_type,
              hour: clock.now() - (clock.now() % 3_600_000),
              device: 'desktop',
              is_returning: 0,
              times,
              value: 0,
              value_squares: 0,
            })
            .execute()
        }
      }
      const test = (await site.tests.all()).get(id)
      if (!test) throw new Error('no test')
      reports.push(await site.tests.report(test))
    }
    const [two, three] = reports
    expect(two?.subjects[1]?.posterior.isBest).toBeGreaterThan(0.98)
    expect(three).toEqual(two)
  })
})
