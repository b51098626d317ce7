import { describe, expect, it } from 'vitest'
import { readAnimation, toFirstFrame, toKeyframes } from './reveal.ts'
import type { ScreenMode } from './screen.ts'

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
    expect(frame('slide')).toBe('translate(0%, 100%)')
    expect(frame('slide', { direction: 'left' })).toBe('translate(-100%, 0%)')
    expect(frame('slide', { direction: 'bottom', intensity: 5 })).toBe('translate(0%, 10%)')
    expect(frame('zoom')).toBe('scale(0.5)')
    expect(frame('flip', { direction: 'right' })).toContain('rotateY(45deg)')
    expect(frame('fold', { direction: 'top' })).toContain('rotateX(-45deg)')
    expect(frame('roll', { direction: 'right' })).toBe('rotate(180deg)')
  })

  it('bounce beyond their position and back with any curve', () => {
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

  it('uses the set values and defaults for the rest', () => {
    expect(readAnimation('{"desktop":{"style":"zoom"}}', 'desktop')).toEqual({
      ...base,
      style: 'zoom',
    })
    expect(readAnimation('{}', 'desktop')?.style).toBe('fade')
    const all = { ...base, style: 'roll', direction: 'left', repeat: 'loop', durationMs: 1 }
    const set = { ...all, delayMs: 2, intensity: 3, startingOpacity: 4, curve: 'linear' }
    expect(readAnimation(JSON.stringify({ desktop: set }), 'phone')).toEqual(set)
  })

  it('take one of five curves, and ease-in-out where theirs is none of them', () => {
    const curveOf = (curve: string) =>
      readAnimation(JSON.stringify({ desktop: { curve } }), 'desktop')?.curve
    const allowed = ['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out']
    expect(allowed.map(curveOf)).toEqual(allowed)
    expect(curveOf('steps(9)')).toBe('ease-in-out')
  })

  it('fall back from phone to tablet, from tablet to desktop', () => {
    const settings = JSON.stringify({
      desktop: { style: 'fade', intensity: 10, delayMs: 10 },
      tablet: { intensity: 20, delayMs: 20 },
      phone: { delayMs: 30 },
    })
    const of = (screen: ScreenMode) => {
      const { intensity, delayMs } = readAnimation(settings, screen) ?? {}
      return [intensity, delayMs]
    }
    expect(of('desktop')).toEqual([10, 10])
    expect(of('tablet')).toEqual([20, 20])
    expect(of('phone')).toEqual([20, 30])
    expect(readAnimation('{"phone":{"style":"none"}}', 'phone')).toBeUndefined()
  })
})
