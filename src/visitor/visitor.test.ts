import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatHash, parseHash } from './hash.ts'
import { toFirstFrame, toKeyframes } from './reveal.ts'
import { onScreenChange, type ScreenMode } from './screen.ts'
import { scrollDurationMs } from './scroll.ts'
import { createScrollTrigger } from './scroll-trigger.ts'

describe('NAV-1 module state in the hash', () => {
  it('reads one module and several', () => {
    expect([...parseHash('#pots|cups|2')]).toEqual([['pots', ['cups', '2']]])
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
    vi.useRealTimers()
    vi.unstubAllGlobals()
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
    for (const other of [768, 980, 981]) {
      resizeTo(other)
      vi.advanceTimersByTime(300)
    }
    expect(told).toEqual(['phone', 'tablet', 'desktop'])

    resizeTo(320)
    stop()
    vi.advanceTimersByTime(300)
    expect(told).toEqual(['phone', 'tablet', 'desktop'])
  })
})

describe('AN-2 scroll triggers', () => {
  it('say what is missing', () => {
    const none = undefined as never
    expect(() => createScrollTrigger(none, () => {}, {})).toThrow('needs an element')
    expect(() => createScrollTrigger({} as Element, none, {})).toThrow('needs a handler')
    expect(() => createScrollTrigger({} as Element, () => {}, none)).toThrow('needs options')
  })
})

describe('AN-1 animations', () => {
  const base = {
    direction: 'center',
    repeat: 'once',
    durationMs: 1000,
    delayMs: 0,
    intensity: 50,
    startingOpacity: 0,
    curve: 'ease-in-out',
  } as const

  it('start as each style and its intensity say', () => {
    const frame = (style: Parameters<typeof toFirstFrame>[0]['style'], more = {}) =>
      toFirstFrame({ ...base, style, ...more }).transform
    expect(frame('fade')).toBe('none')
    expect(frame('slide', { direction: 'left' })).toBe('translate(-100%, 0%)')
    expect(frame('slide', { direction: 'bottom', intensity: 5 })).toBe('translate(0%, 10%)')
    expect(frame('zoom')).toBe('scale(0.5)')
    expect(frame('flip', { direction: 'right' })).toContain('rotateY(45deg)')
    expect(frame('fold', { direction: 'top' })).toContain('rotateX(-45deg)')
    expect(frame('roll', { direction: 'right' })).toBe('rotate(180deg)')
  })

  it('bounce past their place and back, whatever the curve', () => {
    const [first, beyond, back, last] = toKeyframes({
      ...base,
      style: 'bounce',
      direction: 'right',
      intensity: 100,
    }).map(frame => frame.transform)
    expect(first).toBe('translate(200%, 0%)')
    expect(beyond).toBe('translate(-16%, 0%)')
    expect(back).toBe('translate(6%, 0%)')
    expect(last).toBe('none')
  })

  it('begin at their opacity', () => {
    expect(toFirstFrame({ ...base, style: 'fade', startingOpacity: 40 }).opacity).toBe(0.4)
  })
})
