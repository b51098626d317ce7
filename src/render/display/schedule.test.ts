import { describe, expect, it } from 'vitest'
import { WEEKDAYS } from '#design'
import { readDates, readHours } from './schedule.ts'

const at = (text: string) => Date.parse(text)
const office = { days: WEEKDAYS.slice(1, 6), from: '09:00', to: '17:00' }
/** 2030-06-03 is a Monday. */
const readAt = (text: string, hours = office, zone = 'Europe/Berlin') => {
  const { holds, change } = readHours(hours, at(text), zone)
  return [holds, new Date(change).toISOString()]
}

describe('hours of the week', () => {
  it.each([
    ['2030-06-03T06:59:59Z', false, '2030-06-03T07:00:00.000Z'],
    ['2030-06-03T07:00:00Z', true, '2030-06-03T15:00:00.000Z'],
    ['2030-06-03T15:00:00Z', false, '2030-06-04T07:00:00.000Z'],
    ['2030-06-07T15:00:00Z', false, '2030-06-10T07:00:00.000Z'],
    // Winter time of the site.
    ['2030-12-02T07:30:00Z', false, '2030-12-02T08:00:00.000Z'],
  ])('are those of the site: %s', (moment, holds, change) => {
    expect(readAt(moment)).toEqual([holds, change])
  })

  it('go on past midnight where they end before they begin', () => {
    const night = { days: WEEKDAYS.slice(6), from: '22:00', to: '02:00' }
    expect(readAt('2030-06-08T21:00:00Z', night, 'UTC')).toEqual([
      false,
      '2030-06-08T22:00:00.000Z',
    ])
    expect(readAt('2030-06-09T01:59:00Z', night, 'UTC')).toEqual([true, '2030-06-09T02:00:00.000Z'])
    expect(readAt('2030-06-09T02:00:00Z', night, 'UTC')).toEqual([
      false,
      '2030-06-15T22:00:00.000Z',
    ])
  })

  it('are all day where they end as they begin', () => {
    const sunday = { days: WEEKDAYS.slice(0, 1), from: '00:00', to: '00:00' }
    expect(readAt('2030-06-02T12:00:00Z', sunday, 'UTC')).toEqual([
      true,
      '2030-06-03T00:00:00.000Z',
    ])
  })
})

it('dates hold from their beginning until the moment before their end', () => {
  const span = { from: 1000, until: 2000 }
  expect(readDates(span, 999)).toEqual({ holds: false, change: 1000 })
  expect(readDates(span, 1000)).toEqual({ holds: true, change: 2000 })
  expect(readDates(span, 2000)).toEqual({ holds: false, change: Number.POSITIVE_INFINITY })
  expect(readDates({ until: 2000 }, 1)).toEqual({ holds: true, change: 2000 })
  expect(readDates({ from: 1000 }, 5000).holds).toBe(true)
})
