import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchGoals } from './watch-goals.ts'

type Watched = (entries: { isIntersecting: boolean }[]) => void

let told: string[]
/** Observers of the goal. */
let watching: Set<Watched>
let leave: () => void
let isInView: boolean
let frame: EventTarget
let page: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  watching = new Set()
  isInView = false
  const goal = Object.assign(new EventTarget(), { matches: () => true })
  const test = { test: 'test', subject: 'a', bounceMs: 60_000, modules: ['goal'] }
  const goals = { nonce: 'nonce', tests: [test] }
  frame = new EventTarget()
  page = new EventTarget()
  leave = () => frame.dispatchEvent(new Event('pagehide'))
  vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame))
  vi.stubGlobal(
    'document',
    Object.assign(page, {
      querySelector: () => ({ textContent: JSON.stringify(goals) }),
      getElementById: () => goal,
      documentElement: { dataset: {} },
    }),
  )
  vi.stubGlobal('location', { origin: 'https://studio.example' })
  vi.stubGlobal('performance', { getEntriesByType: () => [] })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem() {}, removeItem() {} })
  vi.stubGlobal('navigator', {
    onLine: true,
    sendBeacon(_: string, body: URLSearchParams) {
      const stats = JSON.parse(body.get('stats_data_array') ?? '[]')
      told.push(...stats.map((one: { record_type: string }) => one.record_type))
      return true
    },
  })
  vi.stubGlobal(
    'IntersectionObserver',
    // Reports the initial state at once, like browsers.
    class {
      #watched: Watched
      constructor(watched: Watched) {
        this.#watched = watched
      }
      observe() {
        watching.add(this.#watched)
        setTimeout(() => this.#watched([{ isIntersecting: isInView }]))
      }
      disconnect() {
        watching.delete(this.#watched)
      }
    },
  )
  watchGoals()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Changes the goal's visibility and waits. */
function look(isIntersecting: boolean, ms: number) {
  if (isInView !== isIntersecting) {
    isInView = isIntersecting
    for (const watched of [...watching]) watched([{ isIntersecting }])
  }
  vi.advanceTimersByTime(ms)
}

function goalsTold() {
  leave()
  return told
}

it('AB-4: a goal is read when it is still in view 3000 ms after it was seen', () => {
  look(true, 2999)
  expect(goalsTold()).toEqual(['view_goal'])
  look(true, 1)
  expect(goalsTold()).toEqual(['view_goal', 'read_goal'])
})

it('AB-4: a visitor who returned in time has read it', () => {
  look(true, 1000)
  look(false, 1000)
  look(true, 1000)
  expect(goalsTold()).toEqual(['view_goal', 'read_goal'])
})

it('AB-4: a visitor who left reads it 3000 ms after returning', () => {
  look(true, 1000)
  look(false, 60_000)
  look(true, 2999)
  expect(goalsTold()).toEqual(expect.not.arrayContaining(['read_goal']))
  look(true, 1)
  expect(goalsTold()).toContain('read_goal')
})

it('AB-5: an error of a script of this site is told, as is a call without an answer', () => {
  const failAt = (name: string, key: string, url: string) => {
    const error = Object.assign(new Error('broken'), { stack: `Error: broken\n at ${url}:1:1` })
    frame.dispatchEvent(Object.assign(new Event(name), { [key]: error }))
  }
  failAt('error', 'error', 'chrome-extension://abc/inject.js')
  failAt('error', 'error', 'https://count.example/c.js')
  frame.dispatchEvent(Object.assign(new Event('error'), { error: null }))
  failAt('unhandledrejection', 'reason', 'https://studio.example.evil/x.js')
  expect(goalsTold()).toEqual([])
  failAt('error', 'error', 'https://studio.example/assets/form.js')
  failAt('unhandledrejection', 'reason', 'https://studio.example/assets/form.js')
  expect(goalsTold()).toEqual(['error'])
  page.dispatchEvent(new Event('vt:call-failed'))
  expect(goalsTold()).toEqual(['error'])
})
