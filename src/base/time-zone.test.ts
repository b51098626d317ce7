import { expect, it } from 'vitest'
import { fromZoneTime, toZoneTime } from './time-zone.ts'

const at = (text: string) => Date.parse(`${text}Z`)

it.each([
  ['2026-01-15T12:00', 'Europe/Berlin', '2026-01-15T11:00'],
  ['2026-07-15T00:00', 'Europe/Berlin', '2026-07-14T22:00'],
  // Clocks go forward from 2 to 3, and back from 3 to 2.
  ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59'],
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30'],
  ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00'],
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30'],
  ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30'],
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30'],
  ['2026-06-01T00:00', 'Asia/Kolkata', '2026-05-31T18:30'],
  ['2026-06-01T00:00', 'Pacific/Kiritimati', '2026-05-31T10:00'],
  ['2026-06-01T00:00', 'UTC', '2026-06-01T00:00'],
])('%s in %s is %s', (local, zone, utc) => {
  expect(new Date(fromZoneTime(at(local), zone)).toISOString()).toBe(
    new Date(at(utc)).toISOString(),
  )
})

it('comes back to the time that clocks show, but for the hour that they leave out', () => {
  for (const zone of ['Europe/Berlin', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'UTC']) {
    for (let hour = 0; hour < 24 * 366; hour += 5) {
      const moment = Date.UTC(2026, 0, 1, hour)
      const local = toZoneTime(moment, zone)
      expect(toZoneTime(fromZoneTime(local, zone), zone)).toBe(local)
    }
  }
})
