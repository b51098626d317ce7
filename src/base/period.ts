import { DAY } from './clock.ts'

export const PERIOD_UNITS = ['days', 'weeks', 'months', 'years'] as const
export type PeriodUnit = (typeof PERIOD_UNITS)[number]

/** An amount of days, weeks, months or years; 0 means forever. */
export interface Period {
  amount: number
  unit: PeriodUnit
}

/** The time one period ago by the UTC calendar; undefined for an infinite period. */
export function periodBefore(nowMs: number, { amount, unit }: Period): number | undefined {
  if (amount === 0) return undefined
  if (unit === 'days') return nowMs - amount * DAY
  if (unit === 'weeks') return nowMs - amount * 7 * DAY
  const date = new Date(nowMs)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - amount * (unit === 'years' ? 12 : 1))
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.getTime()
}
