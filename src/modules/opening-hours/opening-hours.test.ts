import { describe, expect, test } from 'vitest'
import { fromZoneTime, toZoneTime } from '#base'
import { describeHours, localWeek } from './describe-hours.ts'
import { statusAt } from './hours.ts'
import { placeHours } from './structured-data.ts'

const HELSINKI = 'Europe/Helsinki'
const week = {
  hours: [
    { days: 'weekdays', opens: '10:00', closes: '18:00' },
    { days: 'friday', opens: '22:00', closes: '2:00' },
    { days: 'saturday', opens: '9.30', closes: '14' },
  ],
  exceptions: [
    {
      from: fromZoneTime(Date.UTC(2026, 11, 24), HELSINKI),
      until: 0,
      opens: '10',
      closes: '12:00',
      note: 'Eve',
    },
    {
      from: fromZoneTime(Date.UTC(2026, 11, 25), HELSINKI),
      until: fromZoneTime(Date.UTC(2026, 11, 27), HELSINKI),
      opens: '',
      closes: '',
      note: '',
    },
  ],
}
/** A time on clocks in Helsinki. */
const at = (iso: string) => Date.parse(`${iso}:00Z`)
const status = (iso: string) => statusAt(localWeek(week, HELSINKI), at(iso))

describe('open now', () => {
  test('from the first minute to the one before the end', () => {
    expect(status('2026-11-23T09:59')).toEqual({ isOpen: false, opensAt: at('2026-11-23T10:00') })
    expect(status('2026-11-23T10:00')).toEqual({ isOpen: true, until: at('2026-11-23T18:00') })
    expect(status('2026-11-23T18:00')).toEqual({ isOpen: false, opensAt: at('2026-11-24T10:00') })
  })

  test('past midnight, and over a day without hours', () => {
    expect(status('2026-11-28T01:59')).toEqual({ isOpen: true, until: at('2026-11-28T02:00') })
    expect(status('2026-11-28T14:00')).toEqual({ isOpen: false, opensAt: at('2026-11-30T10:00') })
  })

  test('exceptions come before the week', () => {
    expect(status('2026-12-24T11:00')).toEqual({ isOpen: true, until: at('2026-12-24T12:00') })
    expect(status('2026-12-24T12:00')).toEqual({ isOpen: false, opensAt: at('2026-12-28T10:00') })
  })

  test('always, and never', () => {
    const daily = { days: 'daily', opens: '0:00', closes: '24:00' }
    const always = { hours: [daily], exceptions: [] }
    expect(statusAt(always, at('2026-11-23T03:00'))).toEqual({ isOpen: true, until: undefined })
    const never = { hours: [{ days: 'daily', opens: 'noon', closes: '' }], exceptions: [] }
    expect(statusAt(never, 0)).toEqual({ isOpen: false, opensAt: undefined })
  })

  test('is told by the clocks of the place, also when they change', () => {
    // 25 October 2026, 04:00 summer time becomes 03:00.
    expect(new Date(toZoneTime(Date.UTC(2026, 9, 25, 0, 30), HELSINKI)).getUTCHours()).toBe(3)
    expect(new Date(toZoneTime(Date.UTC(2026, 9, 25, 1, 30), HELSINKI)).getUTCHours()).toBe(3)
  })
})

describe('hours in words', () => {
  const words = (locale: string, isGrouped: boolean, now = '2026-11-23') =>
    describeHours(week, { locale, timeZone: HELSINKI, now: Date.parse(now), isGrouped })

  test('equal days together, in the language and order of the site', () => {
    const { rows } = words('de', true)
    expect(rows.map(row => row.label)).toEqual([
      'Montag – Donnerstag',
      'Freitag',
      'Samstag',
      'Sonntag',
    ])
    expect(rows[1]?.hours).toEqual(['10:00 – 18:00', '22:00 – 02:00'])
    expect(rows[3]?.hours).toEqual([])
    expect(words('en-US', false).rows[0]?.label).toBe('Sunday')
  })

  test('exceptions until they are over', () => {
    const labels = (now: string) => words('en-GB', true, now).exceptions.map(one => one.note)
    expect(labels('2026-12-24T12:00Z')).toEqual(['Eve', ''])
    expect(labels('2026-12-24T22:30Z')).toEqual([''])
    expect(labels('2026-12-28')).toEqual([])
  })

  test('search engines are told the same', () => {
    const told = placeHours(localWeek(week, HELSINKI), {
      name: 'Shop',
      url: 'https://shop.example',
    })
    expect(told.openingHoursSpecification).toHaveLength(7)
    expect(told.specialOpeningHoursSpecification[1]).toMatchObject({
      validFrom: '2026-12-25',
      validThrough: '2026-12-27',
      opens: '00:00',
      closes: '00:00',
    })
  })
})
