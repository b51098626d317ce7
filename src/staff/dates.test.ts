import { expect, it, vi } from 'vitest'
import { datesIn } from './dates.ts'

it('says the date of an order by the site’s clock, as its buyer was told, not by the reader’s', () => {
  vi.stubGlobal('document', { documentElement: { dataset: { timeZone: 'Europe/Helsinki' } } })
  vi.stubGlobal('navigator', { languages: ['en-GB'] })
  const lateInLondon = Date.UTC(2026, 10, 21, 23, 54)
  expect(datesIn('en').day(lateInLondon)).toBe('22 Nov 2026')
  expect(datesIn('en').time(lateInLondon)).toBe('01:54')
  vi.unstubAllGlobals()
})
