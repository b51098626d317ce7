import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGlide, pulse } from './smooth-scroll.ts'
import { keyStep, wheelStep } from './smooth-wheel.ts'

/** A fake page with manual scrolling and frames. */
function scrollingPage() {
  let time = 0
  const frames: (() => void)[] = []
  const moved: { at: number; px: number }[] = []
  const glide = createGlide({
    scrollBy: px => moved.push({ at: time, px }),
    now: () => time,
    nextFrame: run => frames.push(run),
  })
  const run = (ms: number, frameMs = 10) => {
    for (const end = time + ms; time < end; ) {
      time += frameMs
      for (const frame of frames.splice(0)) frame()
    }
  }
  const total = () => moved.reduce((sum, { px }) => sum + px, 0)
  return { glide, run, moved, frames, total }
}

describe('NAV-11: a glide', () => {
  it('is on its way for 400 ms, and no longer', () => {
    const { glide, run, total, frames } = scrollingPage()
    glide.by(80)
    run(390)
    expect(frames).toHaveLength(1)
    run(10)
    expect(total()).toBe(80)
    expect(frames).toHaveLength(0)
  })

  it('has most of its way behind early: the pulse of scale 8', () => {
    expect([0, 0.0625, 0.125, 0.25, 0.5, 1].map(share => pulse(share).toFixed(3))).toEqual([
      '0.000',
      '0.107',
      '0.368',
      '0.768',
      '0.969',
      '1.000',
    ])
  })

  it('moves 150 times in a second at most', () => {
    const { glide, run, moved } = scrollingPage()
    glide.by(4000)
    run(400, 1)
    const gaps = moved.slice(1).map(({ at }, index) => at - (moved[index]?.at ?? 0))
    expect(Math.min(...gaps)).toBe(7)
  })

  it('adds steps up, never faster however quickly they follow: acceleration 20 ms, at most 1', () => {
    const { glide, run, total } = scrollingPage()
    glide.by(80)
    run(10)
    glide.by(80)
    run(500)
    expect(total()).toBe(160)
  })

  it('a turn stops the current motion', () => {
    const { glide, run, total, moved } = scrollingPage()
    glide.by(800)
    run(100)
    const down = total()
    glide.by(-80)
    run(500)
    expect(total()).toBe(down - 80)
    expect(moved.every(({ px }, at) => at < 10 || px < 0)).toBe(true)
  })
})

describe('NAV-11: scroll distances', () => {
  beforeEach(() => void vi.stubGlobal('WheelEvent', { DOM_DELTA_PIXEL: 0 }))
  afterEach(() => void vi.unstubAllGlobals())
  const held = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false }

  it('a notch 80 px; a touchpad, a zoom and sideways nothing', () => {
    const wheel = (event: object) =>
      wheelStep({ deltaX: 0, deltaY: 120, deltaMode: 0, ctrlKey: false, shiftKey: false, ...event })
    expect(wheel({})).toBe(80)
    expect(wheel({ deltaY: -240 })).toBe(-160)
    expect(wheel({ deltaY: 3, deltaMode: 1 })).toBe(80)
    const others = [
      { deltaY: 17 },
      { ctrlKey: true },
      { shiftKey: true },
      { deltaX: 120 },
      { deltaY: 0 },
    ]
    expect(others.map(wheel)).toEqual(others.map(() => undefined))
  })

  it('an arrow key scrolls 50 px, a page key nine tenths of the window, Home and End everything', () => {
    const heights = { page: 3000, window: 500, scrolled: 200 }
    const key = (name: string, event = {}) => keyStep({ ...held, key: name, ...event }, heights)
    expect(['ArrowDown', 'ArrowUp'].map(name => key(name))).toEqual([50, -50])
    expect(['PageDown', 'PageUp', ' '].map(name => key(name))).toEqual([450, -450, 450])
    expect(key(' ', { shiftKey: true })).toBe(-450)
    expect([key('Home'), key('End')]).toEqual([-200, 2300])
    expect(key('a')).toBeUndefined()
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey']) {
      expect(key('ArrowDown', { [modifier]: true })).toBeUndefined()
    }
  })
})
