import { expect, it } from 'vitest'
import { formatDate } from './dates.ts'

const at = Date.UTC(2026, 11, 13, 22, 30)

it('writes a day in the language and the time zone of the site', () => {
  expect(formatDate(at, { locale: 'de', timeZone: 'Europe/Helsinki' })).toBe('14. Dezember 2026')
  expect(formatDate(at, { locale: 'en-GB', timeZone: 'UTC' })).toBe('13 December 2026')
})

it('names the zone where it writes the time', () => {
  const moment = formatDate(at, { locale: 'en-GB', timeZone: 'Europe/Berlin' }, 'moment')
  expect(moment).toMatch(/Sunday,? 13 December 2026/)
  expect(moment).toContain('23:30')
  expect(moment).toMatch(/CET|GMT\+1/)
})
