import { expect, test } from 'vitest'
import { CARRIERS, carrierName, trackingUrl } from './carriers.ts'

test.each(Object.keys(CARRIERS))('SH-4 links to the tracking page of %s', carrier => {
  const url = new URL(trackingUrl(carrier, '00 34/04?x'))
  expect(url.protocol).toBe('https:')
  expect(url.href).toContain('0034%2F04%3Fx')
})

test('SH-4 has no tracking page without a number or for other carriers', () => {
  expect(trackingUrl('dhl', ' ')).toBe('')
  expect(trackingUrl('constructor', '1')).toBe('')
  expect(carrierName('dhl')).toBe('DHL')
  expect(carrierName('City bike')).toBe('City bike')
})
