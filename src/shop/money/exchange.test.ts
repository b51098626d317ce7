import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyDigits } from '#base'
import { propertyRuns } from '../../../tests/support/property-runs.ts'
import { type Exchange, PRICE_ROUNDINGS } from '../model/currency-settings.ts'
import { convert, convertBack, convertPrice, fitsCurrency } from './exchange.ts'

const RUNS = { numRuns: propertyRuns() }

const to = (currency: string, rate: string, rounding: Exchange['rounding'] = 'none'): Exchange => ({
  base: 'EUR',
  currency,
  rate,
  rateDate: '2026-03-02',
  rounding,
})

const arbitraryRate = fc
  .tuple(fc.integer({ min: 1, max: 1e9 }), fc.nat(6))
  .map(([digits, decimals]) => {
    const text = String(digits).padStart(decimals + 1, '0')
    const at = text.length - decimals
    return decimals === 0 ? text : `${text.slice(0, at)}.${text.slice(at)}`
  })
const arbitraryExchange = fc.record({
  base: fc.constantFrom('EUR', 'JPY', 'KWD'),
  currency: fc.constantFrom('USD', 'JPY', 'KWD', 'CHF'),
  rate: arbitraryRate,
  rateDate: fc.constant('2026-03-02'),
  rounding: fc.constantFrom(...PRICE_ROUNDINGS),
})
const arbitraryPrice = fc.oneof(fc.nat(10_000), fc.nat(1e9))

/** Twice the distance of a whole result from the exact one, in parts of the returned denominator. */
function distance(amount: number, result: number, { base, currency, rate }: Exchange) {
  const [whole = '', decimals = ''] = rate.split('.')
  const by = 10n ** BigInt(decimals.length + currencyDigits(base))
  const exact = BigInt(amount) * BigInt(whole + decimals) * 10n ** BigInt(currencyDigits(currency))
  const off = BigInt(result) * by - exact
  return { twice: 2n * (off < 0n ? -off : off), by }
}

describe('convert', () => {
  test.each([
    ['USD', '1.0842', 1816, 1969],
    ['JPY', '163.5', 1816, 2969],
    ['KWD', '0.3345', 1816, 6075],
    // A half is rounded away from zero.
    ['USD', '0.5', 3, 2],
    ['USD', '0.5', -3, -2],
    ['USD', '1.0842', 0, 0],
  ])('SH-4: converts to the minor unit of %s at %s', (currency, rate, amount, expected) => {
    expect(convert(amount, to(currency, rate))).toBe(expected)
  })

  test('SH-4: is the nearest whole amount, exactly', () => {
    fc.assert(
      fc.property(arbitraryPrice, arbitraryExchange, (amount, exchange) => {
        const result = convert(amount, exchange)
        if (!Number.isSafeInteger(result)) return
        const { twice, by } = distance(amount, result, exchange)
        expect(twice <= by).toBe(true)
        expect(convert(-amount, exchange) + result).toBe(0)
      }),
      RUNS,
    )
  })

  test('SH-4: converting back differs by no more than what rounding took', () => {
    fc.assert(
      fc.property(arbitraryPrice, arbitraryExchange, (amount, exchange) => {
        const result = convert(amount, exchange)
        const back = convertBack(result, exchange)
        if (!Number.isSafeInteger(result) || !Number.isSafeInteger(back)) return
        const unit = Math.abs(convertBack(1, exchange)) + 1
        expect(Math.abs(back - amount)).toBeLessThanOrEqual(unit)
      }),
      RUNS,
    )
  })
})

describe('convertPrice', () => {
  test.each([
    ['CHF', '0.9412', '0.05', 1816, 1710],
    ['CHF', '0.9412', '0.10', 1816, 1710],
    ['USD', '1.0842', '1', 1816, 2000],
    ['USD', '1.0842', 'ends-99', 1816, 1999],
    ['USD', '1.0842', 'ends-99', 1700, 1799],
    ['JPY', '163.5', '10', 1816, 2970],
    ['JPY', '163.5', '100', 1816, 3000],
    ['KWD', '0.3345', '0.05', 1816, 6100],
    ['KWD', '0.3345', 'ends-99', 1816, 5990],
    // Prices above zero do not become free.
    ['USD', '1.0842', '1', 1, 100],
    ['USD', '1.0842', 'ends-99', 1, 99],
    ['JPY', '0.001', 'none', 1, 1],
    ['USD', '1.0842', 'ends-99', 0, 0],
  ] as const)('SH-4: %s at %s rounded to %s', (currency, rate, rounding, price, expected) => {
    expect(convertPrice(price, to(currency, rate, rounding))).toBe(expected)
  })

  test('SH-4: keeps the order of prices, and never makes one free', () => {
    fc.assert(
      fc.property(arbitraryPrice, arbitraryPrice, arbitraryExchange, (a, b, exchange) => {
        fc.pre(Number.isSafeInteger(convert(Math.max(a, b), exchange)))
        const [low, high] = a < b ? [a, b] : [b, a]
        expect(convertPrice(low, exchange)).toBeLessThanOrEqual(convertPrice(high, exchange))
        expect(convertPrice(low, exchange) === 0).toBe(low === 0)
      }),
      RUNS,
    )
  })

  test('SH-4: differs from the exact price by less than one step', () => {
    fc.assert(
      fc.property(arbitraryPrice, arbitraryExchange, (price, exchange) => {
        fc.pre(Number.isSafeInteger(convert(price, exchange)))
        const { rounding, currency } = exchange
        const steps = rounding === 'none' ? 0 : rounding === 'ends-99' ? 1 : Number(rounding)
        const step = fitsCurrency(rounding, currency)
          ? Math.max(1, steps * 10 ** currencyDigits(currency))
          : 1
        const off = convertPrice(price, exchange) - convert(price, exchange)
        expect(Math.abs(off)).toBeLessThanOrEqual(step)
      }),
      RUNS,
    )
  })

  test('SH-4: knows which roundings a currency has', () => {
    expect(PRICE_ROUNDINGS.filter(one => fitsCurrency(one, 'JPY'))).toEqual([
      'none',
      '1',
      '10',
      '100',
    ])
    expect(PRICE_ROUNDINGS.filter(one => fitsCurrency(one, 'KWD'))).toEqual([...PRICE_ROUNDINGS])
  })
})
