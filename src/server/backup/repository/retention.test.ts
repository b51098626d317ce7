import { expect, it } from 'vitest'
import { chooseExpired } from './retention.ts'
import { snapshotNameOf } from './snapshot-names.ts'

const name = (time: string) => snapshotNameOf(Date.parse(time))
const none = { last: 0, daily: 0, weekly: 0, monthly: 0 }

/** Two backups on each of 60 days, from Thursday, 1 January 2026. */
const days = Array.from({ length: 60 }, (_, day) =>
  ['02:30', '14:00'].map(time => {
    const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
    return name(`${date}T${time}:00Z`)
  }),
).flat()

it.each([
  { rule: { last: 3 }, kept: ['2026-02-28T14', '2026-03-01T02', '2026-03-01T14'] },
  { rule: { daily: 3 }, kept: ['2026-02-27T14', '2026-02-28T14', '2026-03-01T14'] },
  // Sunday is the last day of a week.
  { rule: { weekly: 2 }, kept: ['2026-02-22T14', '2026-03-01T14'] },
  { rule: { monthly: 5 }, kept: ['2026-01-31T14', '2026-02-28T14', '2026-03-01T14'] },
  { rule: { last: 1, daily: 2, weekly: 1, monthly: 2 }, kept: ['2026-02-28T14', '2026-03-01T14'] },
  // The newest backup is kept even without a rule.
  { rule: {}, kept: ['2026-03-01T14'] },
])('keeps backups by the rules $rule', ({ rule, kept }) => {
  const expired = new Set(chooseExpired(days, { ...none, ...rule }))
  expect(days.filter(one => !expired.has(one)).map(one => one.slice(0, 13))).toEqual(kept)
})

it('counts only days that have a backup', () => {
  const sparse = ['2026-01-01', '2026-02-01', '2026-03-01'].map(day => name(`${day}T00:00:00Z`))
  expect(chooseExpired(sparse, { ...none, daily: 3 })).toEqual([])
  expect(chooseExpired([], { ...none, daily: 3 })).toEqual([])
})
