import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { slideshowFields } from '../fields/slideshow.ts'
import { startSlideshowTimer } from './slideshow-timer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('SL-3: the timer of a slideshow', () => {
  const start = (delayMs: number, show: { isPaused?(): boolean; moves?(): boolean } = {}) => {
    const { isPaused = () => false, moves = () => true } = show
    const next = vi.fn(moves)
    return { next, stop: startSlideshowTimer({ delayMs, isPaused, next }) }
  }

  it('waits 7000 ms by default, in a new module as in imported content', () => {
    expect(slideshowFields({ label: 'Time' }).delayMs.default).toBe(7000)
    const { next } = start(0)
    vi.advanceTimersByTime(6999)
    expect(next).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(next).toHaveBeenCalledOnce()
  })

  it('waits as long as its module says, for one move', () => {
    const { next } = start(300)
    vi.advanceTimersByTime(299)
    expect(next).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(next).toHaveBeenCalledOnce()
  })

  it('looks again each 2000 ms while it is paused', () => {
    let paused = true
    const { next } = start(300, { isPaused: () => paused })
    vi.advanceTimersByTime(300 + 2000)
    paused = false
    vi.advanceTimersByTime(1999)
    expect(next).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(next).toHaveBeenCalledOnce()
  })

  it('looks again each 2000 ms while it cannot move, until it is ended', () => {
    const { next, stop } = start(300, { moves: () => false })
    vi.advanceTimersByTime(300 + 2 * 2000)
    expect(next).toHaveBeenCalledTimes(3)
    stop()
    vi.advanceTimersByTime(60_000)
    expect(next).toHaveBeenCalledTimes(3)
  })
})
