import { expect, it } from 'vitest'
import { describeDatabases } from '../../tests/support/databases.ts'
import { useSplitTests } from '../../tests/support/split-tests.ts'

describeDatabases('what should not get worse', openDatabase => {
  const site = useSplitTests(openDatabase)

  /** Orders of 4000 visitors with nearly equal values. */
  async function guardrailsOf(orders: Record<string, { times: number; each: number }>) {
    const id = await site.start({ goal: 'order' })
    for (const [subject, { times, each }] of Object.entries(orders)) {
      const values = [each - 50, each + 50].map(value => ({ value, times: times / 2 }))
      const sum = (of: (value: number) => number) =>
        values.reduce((all, one) => all + one.times * of(one.value), 0)
      const row = { test_id: id, hour: site.clock.now(), subject, device: 'phone', is_returning: 0 }
      const none = { value: 0, value_squares: 0 }
      const money = { value: sum(value => value), value_squares: sum(value => value ** 2) }
      await site.db
        .insertInto('split_test_counts')
        .values([
          { ...row, record_type: 'view_page', times: 4000, ...none },
          { ...row, record_type: 'read_page', times: 3000, ...none },
          { ...row, record_type: 'order', times, ...money },
        ])
        .execute()
    }
    return (await site.reportOf(id)).guardrails.map(({ what, subject }) => [what, subject])
  }

  it('AB-5: warns of orders that are worth less, though more of them come', async () => {
    const guardrails = await guardrailsOf({
      a: { times: 200, each: 5000 },
      b: { times: 300, each: 3500 },
    })
    expect(guardrails).toEqual([['orderValue', 'b']])
  })

  it('AB-5: warns of a subject with errors, even if the first has none', async () => {
    const guardrailsFor = async (errors: Record<string, number>) => {
      const id = await site.start({ goal: 'form' })
      for (const [subject, times] of Object.entries(errors)) {
        const row = { test_id: id, hour: site.clock.now(), subject, device: 'phone' }
        const none = { is_returning: 0, value: 0, value_squares: 0 }
        await site.db
          .insertInto('split_test_counts')
          .values([
            { ...row, ...none, record_type: 'view_page', times: 4000 },
            { ...row, ...none, record_type: 'error', times },
          ])
          .execute()
      }
      const { guardrails, subjects } = await site.reportOf(id)
      return [guardrails, subjects.map(({ rates }) => rates.errors)]
    }
    const [found, rates] = await guardrailsFor({ a: 0, b: 60 })
    expect(found).toMatchObject([{ what: 'errors', subject: 'b' }])
    expect(rates).toEqual([0, 1.5])
    for (const alike of [
      { a: 0, b: 10 },
      { a: 60, b: 70 },
      { a: 60, b: 0 },
    ]) {
      expect((await guardrailsFor(alike))[0], JSON.stringify(alike)).toEqual([])
    }
  })

  it('AB-5: does not warn for few orders or for equal values', async () => {
    const few = { a: { times: 400, each: 5000 }, b: { times: 4, each: 3500 } }
    expect(await guardrailsOf(few)).toEqual([['revenue', 'b']])
    const alike = { a: { times: 200, each: 5000 }, b: { times: 210, each: 5000 } }
    expect(await guardrailsOf(alike)).toEqual([])
  })
})
