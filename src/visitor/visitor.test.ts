import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatHash, parseHash } from './hash.ts'
import { onScreenChange, type ScreenMode } from './screen.ts'
import { scrollDurationMs } from './scroll.ts'

describe('NAV-1 module state in the hash', () => {
  it('reads one module and several', () => {
    expect([...parseHash('#pots|cups|2')]).toEqual([['pots', ['cups', '2']]])
    expect([...parseHash('#pots%7Ccups%7c2')]).toEqual([['pots', ['cups', '2']]])
    expect([...parseHash('#a|1||b|x|3')]).toEqual([
      ['a', ['1']],
      ['b', ['x', '3']],
    ])
  })

  it('keeps the order and replaces a module’s part in place', () => {
    const state = parseHash('#a|1||b|2')
    state.set('a', ['3'])
    state.set('c', ['4'])
    expect(formatHash(state)).toBe('#a|3||b|2||c|4')
  })

  it('takes any slug', () => {
    const slugs = fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), {
      minLength: 1,
      maxLength: 3,
    })
    expect([...parseHash(formatHash(new Map([['m', ['a|b', '|']]])))]).toEqual([
      ['m', ['a|b', '|']],
    ])
    fc.assert(
      fc.property(slugs, parts => {
        expect(parseHash(formatHash(new Map([['m', parts]]))).get('m')).toEqual(parts)
      }),
    )
  })

  it('NAV-12 never throws and names no module that could not be one', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        for (const id of parseHash(`#${text}`).keys()) expect(id).toMatch(/^[A-Za-z][\w-]*$/)
      }),
    )
    expect([...parseHash('#%|x||<b>|1||9a|1||#|2')]).toEqual([])
  })
})

it('NAV-4 scrolls for 800 ms, and for 1600 ms when the target is more than 4000 px down', () => {
  expect([-9000, 0, 4000, 4001].map(scrollDurationMs)).toEqual([800, 800, 800, 1600])
})

describe('screen mode', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('NAV-10: is told 300 ms after the last resize, and only when it is another', () => {
    vi.useFakeTimers()
    let width = 1280
    const matchMedia = (query: string) => ({
      matches: width <= Number(/^\(max-width: (\d+)px\)$/.exec(query)?.[1]),
    })
    const browser = Object.assign(new EventTarget(), { matchMedia })
    vi.stubGlobal('window', browser)
    const resizeTo = (to: number) => {
      width = to
      browser.dispatchEvent(new Event('resize'))
    }
    const told: ScreenMode[] = []
    const stop = onScreenChange(mode => told.push(mode))

    resizeTo(980)
    vi.advanceTimersByTime(299)
    resizeTo(767)
    vi.advanceTimersByTime(299)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual(['phone'])

    for (const other of [320, 767]) {
      resizeTo(other)
      vi.advanceTimersByTime(300)
    }
    expect(told).toEqual(['phone'])
    const modes = [767, 768, 980, 981].map(width => {
      resizeTo(width)
      vi.advanceTimersByTime(300)
      return told.at(-1)
    })
    expect(modes).toEqual(['phone', 'tablet', 'tablet', 'desktop'])
    expect(told).toEqual(['phone', 'tablet', 'desktop'])

    resizeTo(320)
    stop()
    vi.advanceTimersByTime(300)
    expect(told).toEqual(['phone', 'tablet', 'desktop'])
  })
})
