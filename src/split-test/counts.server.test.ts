import { expect, it } from 'vitest'
import { DAY, HOUR } from '#base'
import { describeDatabases } from '../../tests/support/databases.ts'
import { by, PHONE, useSplitTests, visitor } from '../../tests/support/split-tests.ts'

describeDatabases('split tests: what is counted', openDatabase => {
  const site = useSplitTests(openDatabase)
  const { clock, start, visit, reportOf, countsOf } = site

  it('AB-3: each goal counts once a visitor, also told twice, to two processes at once', async () => {
    const id = await start()
    const { cookie } = await visit(id)
    const told = [
      { test: id, subject: 'a', type: 'read_page' as const },
      { test: id, subject: 'a', type: 'click_goal' as const },
      { test: id, subject: 'a', type: 'click_goal' as const },
      // A subject the visitor did not see, and a test that does not exist.
      { test: id, subject: 'b', type: 'click_goal' as const },
      { test: 'gone00000000', subject: 'a', type: 'click_goal' as const },
    ]
    await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        (turn % 2 ? site.tests : site.others).recordClientEvents(visitor(cookie), told),
      ),
    )
    expect((await countsOf(id))[0]).toEqual({ view_page: 1, read_page: 1, click_goal: 1 })
  })

  it('AB-3: counts that a failing database refused are written later, once', async () => {
    const id = await start()
    const { cookie } = await visit(id)
    const click = [{ test: id, subject: 'a', type: 'click_goal' as const }]
    await site.db.schema.alterTable('split_test_counts').renameTo('split_test_lost').execute()
    try {
      await expect(site.tests.recordClientEvents(visitor(cookie), click)).rejects.toThrow()
      site.random = 0
      const { countViews } = site.tests.assign([id], visitor())
      countViews([id])
      await expect(site.tests.flush()).resolves.toBeUndefined()
    } finally {
      await site.db.schema.alterTable('split_test_lost').renameTo('split_test_counts').execute()
    }
    // The browser repeats events that were not accepted.
    await site.tests.recordClientEvents(visitor(cookie), click)
    await site.tests.flush()
    expect((await countsOf(id))[0]).toEqual({ view_page: 2, click_goal: 1 })
  })

  it('AB-4: a conversion counts for the goal that was set, an order with its money, each once', async () => {
    const id = await start({ goal: 'order' })
    const form = await start({ goal: 'form', goalModule: 'contact' })
    const { cookie } = await visit(id)
    site.random = 0
    const both = site.tests.assign([id, form], visitor(cookie))
    both.countViews([id, form])
    await site.tests.flush()
    const buyer = visitor(both.cookies.year)
    await site.tests.recordConversion(buyer, { goal: 'form', ...by('another') })
    await site.tests.recordConversion(buyer, { goal: 'comment', ...by('contact') })
    for (const order of [
      { id: 'one', value: 4000 },
      { id: 'one', value: 4000 },
      { id: 'two', value: 1000 },
    ]) {
      await site.tests.recordConversion(buyer, { goal: 'order', ...by('checkout'), order })
    }
    expect((await countsOf(id))[0]).toEqual({ view_page: 1, con_goal: 1 })
    expect((await countsOf(form))[0]).toEqual({ view_page: 1 })
    expect((await reportOf(id)).subjects[0]?.revenuePerVisitor).toBe(5000)
    await site.tests.recordConversion(buyer, { goal: 'form', ...by('contact') })
    expect((await countsOf(form))[0]).toEqual({ view_page: 1, con_goal: 1 })
  })

  it('AB-4: the tracking goal counts visitors who saw the test', async () => {
    const id = await start({ goal: 'tag' })
    const { cookie } = await visit(id, 0.9)
    const other = await start({ goal: 'form' })
    site.tests.recordTagVisit(visitor(cookie), ['', 'gone00000000', other])
    site.tests.recordTagVisit(visitor(cookie), [id])
    site.tests.recordTagVisit(visitor(), [id])
    await site.tests.flush()
    expect(await countsOf(id)).toEqual([{}, { view_page: 1, con_short: 1 }])
  })

  it('AB-5: deletes data of single visitors after 90 days, and counts none of them twice', async () => {
    const id = await start()
    const { cookie } = await visit(id)
    await site.tests.recordClientEvents(visitor(cookie), [
      { test: id, subject: 'a', type: 'read_page' },
    ])
    clock.advance(91 * DAY)
    await site.tests.prune()
    await site.tests.recordClientEvents(visitor(cookie), [
      { test: id, subject: 'a', type: 'read_page' },
    ])
    expect((await countsOf(id))[0]).toEqual({ view_page: 1, read_page: 1 })
  })

  it('AB-5: reports by hour, by day and by week', async () => {
    const id = await start()
    await visit(id, 0, PHONE)
    clock.advance(2 * HOUR)
    await visit(id, 0.9)
    const day = (await reportOf(id, 'day')).series
    expect(day).toHaveLength(3)
    expect(day[2]?.subjects).toEqual({
      a: { visitors: 0, times: 0 },
      b: { visitors: 1, times: 0 },
    })
    clock.advance(8 * DAY)
    expect((await reportOf(id, 'week')).series).toHaveLength(8)
    const { segments, series } = await reportOf(id, 'all')
    expect(series.length).toBeLessThanOrEqual(3)
    const phones = segments.find(({ device }) => device === 'phone')
    expect(phones?.subjects.map(({ visitors }) => visitors)).toEqual([1, 0])
  })

  it('AB-3: a clock set back counts nobody twice and the report continues', async () => {
    const id = await start()
    const { cookie } = await visit(id)
    const click = [{ test: id, subject: 'a', type: 'click_goal' as const }]
    await site.tests.recordClientEvents(visitor(cookie), click)
    clock.advance(-2 * DAY)
    await site.tests.refresh()
    expect(site.tests.assign([id], visitor(cookie)).subjects.get(id)).toBe('a')
    await site.tests.recordClientEvents(visitor(cookie), click)
    await visit(id, 0.9)
    expect(await countsOf(id)).toEqual([{ view_page: 1, click_goal: 1 }, { view_page: 1 }])
    expect(await reportOf(id, 'day')).toMatchObject({ verdict: { kind: 'too-early' }, series: [] })
    clock.advance(2 * DAY)
    await site.tests.recordClientEvents(visitor(cookie), click)
    expect((await reportOf(id, 'day')).series).toHaveLength(1)
    expect((await countsOf(id))[0]).toEqual({ view_page: 1, click_goal: 1 })
  })
})
