import { expect, it } from 'vitest'
import { DAY, HOUR } from '#base'
import { describeDatabases } from '../../tests/support/databases.ts'
import { useSplitTests } from '../../tests/support/split-tests.ts'

describeDatabases('split tests that stood still', openDatabase => {
  const site = useSplitTests(openDatabase)
  const { clock, start } = site

  async function count(id: string, subject: string, times: Record<string, number>) {
    const hour = Math.floor(clock.now() / HOUR) * HOUR
    const values = Object.entries(times).map(([record_type, times]) => ({
      test_id: id,
      hour,
      subject,
      record_type,
      device: 'phone',
      is_returning: 0,
      times,
      value: 0,
      value_squares: 0,
    }))
    await site.db.insertInto('split_test_counts').values(values).execute()
  }
  async function verdictOf(id: string) {
    await site.tests.refresh()
    return (await site.reportOf(id)).verdict
  }

  it('AB-5: days on which a test stood still are none of its minimum', async () => {
    const id = await start({ minDays: 7 })
    await count(id, 'a', { view_page: 2000, con_goal: 60 })
    await count(id, 'b', { view_page: 2000, con_goal: 240 })
    clock.advance(DAY)
    expect(await verdictOf(id)).toEqual({ kind: 'too-early', days: 6 })
    await site.tests.pause(id, 'staff')
    clock.advance(7 * DAY)
    expect(await verdictOf(id)).toEqual({ kind: 'too-early', days: 6 })
    await site.tests.resume(id)
    expect(await verdictOf(id)).toEqual({ kind: 'too-early', days: 6 })
    clock.advance(2 * DAY)
    await site.tests.pause(id, 'staff')
    clock.advance(30 * DAY)
    await site.tests.resume(id)
    clock.advance(3 * DAY)
    expect(await verdictOf(id)).toEqual({ kind: 'too-early', days: 1 })
    clock.advance(DAY)
    expect(await verdictOf(id)).toMatchObject({ kind: 'better', subject: 'b' })
    await count(id, 'a', { view_page: 1000, con_goal: 30 })
    const tests = new Map([...(await site.tests.all())].filter(([own]) => own === id))
    const [measured] = await site.tests.measured(tests)
    expect(Math.round(measured?.visitorsPerDay ?? 0)).toBe(Math.round(5000 / (7 + 1 / 24)))
  })

  it('AB-5: a test that was ended while it stood still has run as long as before', async () => {
    const id = await start({ minDays: 7 })
    await count(id, 'a', { view_page: 2000, con_goal: 60 })
    await count(id, 'b', { view_page: 2000, con_goal: 240 })
    clock.advance(DAY)
    await site.tests.pause(id, 'staff')
    clock.advance(9 * DAY)
    await site.tests.end(id, 'b')
    clock.advance(9 * DAY)
    expect(await verdictOf(id)).toEqual({ kind: 'too-early', days: 6 })
  })
})
