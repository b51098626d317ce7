import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHover } from './hover.ts'
import { createSlides } from './slide.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('HDR-4 submenus under the pointer', () => {
  function open() {
    const leaving = new Set<object>()
    const placed: object[] = []
    const hover = createHover<{ open: boolean }>({
      onOpen: submenu => placed.push(submenu),
      setLeaving: (submenu, isLeaving) => {
        if (isLeaving) leaving.add(submenu)
        else leaving.delete(submenu)
      },
    })
    return { hover, leaving, placed, one: { open: false }, two: { open: false } }
  }

  it('open at once; closing fades immediately and hides after 200 ms', () => {
    const { hover, leaving, placed, one } = open()
    hover.enter([one])
    expect(one.open).toBe(true)
    expect(placed).toEqual([one])
    hover.enter([])
    expect(leaving.has(one)).toBe(true)
    vi.advanceTimersByTime(199)
    expect(one.open).toBe(true)
    vi.advanceTimersByTime(1)
    expect(one.open).toBe(false)
    expect(leaving.has(one)).toBe(false)
  })

  it('stay open if the pointer returns in time, which restarts the timer', () => {
    const { hover, leaving, one } = open()
    hover.enter([one])
    hover.enter([])
    vi.advanceTimersByTime(150)
    hover.enter([one])
    expect(leaving.has(one)).toBe(false)
    vi.advanceTimersByTime(1000)
    expect(one.open).toBe(true)
    hover.enter([])
    vi.advanceTimersByTime(150)
    hover.enter([])
    vi.advanceTimersByTime(50)
    expect(one.open).toBe(false)
  })

  it('stay open around one that is below them', () => {
    const { hover, one, two } = open()
    hover.enter([one])
    hover.enter([one, two])
    hover.enter([one])
    vi.advanceTimersByTime(200)
    expect([one.open, two.open]).toEqual([true, false])
  })

  it('opened by a press are not closed by the pointer', () => {
    const { hover, placed, one } = open()
    one.open = true
    hover.enter([one])
    hover.enter([])
    vi.advanceTimersByTime(200)
    expect(one.open).toBe(true)
    expect(placed).toEqual([])
    expect(hover.keep(one)).toBe(false)
    one.open = false
    hover.enter([one])
    expect(hover.keep(one)).toBe(true)
    hover.enter([])
    vi.advanceTimersByTime(200)
    expect(one.open).toBe(true)
  })

  it('open again after something else closed them', () => {
    const { hover, one } = open()
    hover.enter([one])
    one.open = false
    hover.forget(one)
    hover.enter([one])
    expect(one.open).toBe(true)
  })
})

describe('HDR-5 the mobile menu', () => {
  function open(isStill = false) {
    const stop = vi.fn()
    const move = vi.fn(() => stop)
    const slides = createSlides<{ open: boolean }>({ move, isStill: () => isStill })
    return { slides, move, stop, menu: { open: false } }
  }

  it('slides for 500 ms: open from the first moment, closed after the last', () => {
    const { slides, move, stop, menu } = open()
    slides.slideTo(menu, true)
    expect(menu.open).toBe(true)
    expect(move).toHaveBeenLastCalledWith(menu, true, 500)
    vi.advanceTimersByTime(500)
    expect(stop).toHaveBeenCalledOnce()
    slides.slideTo(menu, false)
    expect([menu.open, slides.isOpen(menu)]).toEqual([true, false])
    vi.advanceTimersByTime(499)
    expect(menu.open).toBe(true)
    vi.advanceTimersByTime(1)
    expect(menu.open).toBe(false)
  })

  it('reverses if requested meanwhile', () => {
    const { slides, stop, menu } = open()
    slides.slideTo(menu, true)
    vi.advanceTimersByTime(250)
    slides.slideTo(menu, false)
    expect(stop).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(250)
    expect(menu.open).toBe(true)
    slides.slideTo(menu, true)
    vi.advanceTimersByTime(500)
    expect([menu.open, slides.isOpen(menu)]).toEqual([true, true])
  })

  it('stays closed if closed meanwhile', () => {
    const { slides, menu } = open()
    slides.slideTo(menu, true)
    vi.advanceTimersByTime(250)
    menu.open = false
    vi.advanceTimersByTime(500)
    expect([menu.open, slides.isOpen(menu)]).toEqual([false, false])
  })

  it('does not move where motion is reduced', () => {
    const { slides, move, menu } = open(true)
    slides.slideTo(menu, true)
    expect(menu.open).toBe(true)
    slides.slideTo(menu, false)
    expect(menu.open).toBe(false)
    expect(move).not.toHaveBeenCalled()
  })
})
