import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { STALLED_MS, watchNetwork } from './watch-network.ts'

const LOADING = 2
const IDLE = 1

beforeEach(() => {
  vi.useFakeTimers()
  const states = { HAVE_FUTURE_DATA: 3, NETWORK_IDLE: IDLE }
  vi.stubGlobal('HTMLMediaElement', states)
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A media element double that is waiting for data. */
function watch() {
  const state = { paused: false, ended: false, readyState: 0, networkState: LOADING }
  const element = Object.assign(new EventTarget(), state)
  const told: string[] = []
  const stop = new AbortController()
  const progress = watchNetwork(element as unknown as HTMLVideoElement, stop.signal, {
    lost: () => told.push('lost'),
    stalled: () => told.push('stalled'),
    came: () => told.push('came'),
  })
  const emit = (name: string) => element.dispatchEvent(new Event(name))
  return { element, told, stop, progress, emit }
}

it('MP-4: a source silent for 15 s has stalled; later data is reported', () => {
  const { told, emit } = watch()
  vi.advanceTimersByTime(STALLED_MS - 1)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['stalled'])
  vi.advanceTimersByTime(STALLED_MS)
  expect(told, 'said once').toEqual(['stalled'])
  emit('progress')
  expect(told).toEqual(['stalled', 'came'])
})

it('MP-4: a slow source has not stalled: each byte restarts the time', () => {
  const { told, emit, progress } = watch()
  for (let turn = 0; turn < 10; turn++) {
    vi.advanceTimersByTime(STALLED_MS - 1)
    if (turn % 2) emit('progress')
    else progress()
  }
  expect(told).toEqual([])
})

it('MP-4: no stall while paused, buffered enough, complete or given up', () => {
  for (const change of [{ paused: true }, { ended: true }, { readyState: 3 }]) {
    const { element, told, emit } = watch()
    Object.assign(element, change)
    emit('pause')
    vi.advanceTimersByTime(2 * STALLED_MS)
    expect(told, Object.keys(change)[0]).toEqual([])
  }
  const idle = watch()
  idle.element.networkState = IDLE
  vi.advanceTimersByTime(2 * STALLED_MS)
  expect(idle.told).toEqual([])
  const given = watch()
  given.stop.abort()
  vi.advanceTimersByTime(2 * STALLED_MS)
  expect(given.told).toEqual([])
})

it('MP-4: without a network nothing is waited for', () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { told, element, emit } = watch()
  expect(told).toEqual(['lost'])
  // The network state is idle after an aborted request.
  element.networkState = IDLE
  emit('waiting')
  expect(told).toEqual(['lost', 'lost'])
})
