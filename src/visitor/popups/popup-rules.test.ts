import { describe, expect, it } from 'vitest'
import { DAY } from '#base'
import {
  hasCartValue,
  mayOpen,
  type PopupRecord,
  readTrigger,
  scrolledPercent,
} from './popup-rules.ts'

const NOW = Date.UTC(2027, 0, 4, 9)
const rule = (frequency: string, stops = false) => ({ frequency, stops })
const remembered = (visit: PopupRecord, lasting?: PopupRecord) => ({ visit, lasting })

describe('popup triggers', () => {
  it.each([
    ['delay 5', { kind: 'delay', at: 5, currency: undefined }],
    ['cart 49.5 EUR', { kind: 'cart', at: 49.5, currency: 'EUR' }],
    ['exit', { kind: 'exit', at: 0, currency: undefined }],
    ['', { kind: '', at: 0, currency: undefined }],
    ['scroll many', { kind: 'scroll', at: 0, currency: undefined }],
    ['delay -3', { kind: 'delay', at: 0, currency: undefined }],
  ])('%s', (text, trigger) => {
    expect(readTrigger(text)).toEqual(trigger)
  })
})

describe('frequency of automatic popups', () => {
  it('on every page', () => {
    const seen = { shownAt: NOW - 1, closed: 9 }
    expect(mayOpen(rule('always'), remembered(seen, seen), NOW)).toBe(true)
  })

  it('once per visit regardless of earlier visits', () => {
    expect(mayOpen(rule('visit'), remembered({}, { shownAt: NOW - 1 }), NOW)).toBe(true)
    expect(mayOpen(rule('visit'), remembered({ shownAt: NOW - 1 }), NOW)).toBe(false)
  })

  it.each([
    ['a moment before seven days', 7 * DAY - 1, false],
    ['after seven days', 7 * DAY, true],
    ['while the clock was set back', -DAY, true],
  ])('once in seven days: %s', (_when, ago, opens) => {
    expect(mayOpen(rule('days 7'), remembered({}, { shownAt: NOW - ago }), NOW)).toBe(opens)
  })

  it('once per visit where nothing may be kept for days', () => {
    expect(mayOpen(rule('days 7'), remembered({}), NOW)).toBe(true)
    expect(mayOpen(rule('days 7'), remembered({ shownAt: NOW - 8 * DAY }), NOW)).toBe(false)
  })

  it('until it was closed three times, in this visit or in all', () => {
    expect(mayOpen(rule('closed 3'), remembered({ closed: 2 }), NOW)).toBe(true)
    expect(mayOpen(rule('closed 3'), remembered({ closed: 3 }), NOW)).toBe(false)
    expect(mayOpen(rule('closed 3'), remembered({ closed: 1 }, { closed: 3 }), NOW)).toBe(false)
  })

  it('never again after its form was sent, if it stops then', () => {
    const sent = remembered({}, { done: true })
    expect(mayOpen(rule('always', true), sent, NOW)).toBe(false)
    expect(mayOpen(rule('always', true), remembered({ done: true }), NOW)).toBe(false)
    expect(mayOpen(rule('always'), sent, NOW)).toBe(true)
  })

  it('once per visit for a missing or unknown frequency', () => {
    const seen = remembered({ shownAt: NOW })
    expect(mayOpen({ frequency: undefined, stops: false }, seen, NOW)).toBe(false)
    expect(mayOpen(rule('sometimes'), seen, NOW)).toBe(false)
  })
})

describe('a cart’s value', () => {
  const cookies = 'a=b; vt_cart_count=3_38.50_EUR; c=d'
  const trigger = (at: number, currency?: string) => ({ kind: 'cart', at, currency })
  it('is reached from the very amount', () => {
    expect(hasCartValue(cookies, trigger(38.5))).toBe(true)
    expect(hasCartValue(cookies, trigger(38.51))).toBe(false)
  })

  it('is false for another currency, without a cart, and for an older cookie', () => {
    expect(hasCartValue(cookies, trigger(10, 'EUR'))).toBe(true)
    expect(hasCartValue(cookies, trigger(10, 'USD'))).toBe(false)
    expect(hasCartValue('vt_cart_count=0', trigger(0))).toBe(false)
    expect(hasCartValue('vt_cart_count=3', trigger(0))).toBe(false)
    expect(hasCartValue('', trigger(0))).toBe(false)
  })
})

it('a page that is not longer than the window has been scrolled through', () => {
  expect(scrolledPercent({ top: 0, height: 800, window: 800 })).toBe(100)
  expect(scrolledPercent({ top: 500, height: 1800, window: 800 })).toBe(50)
})
