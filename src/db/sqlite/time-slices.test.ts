import { setImmediate } from 'node:timers'
import { expect, it } from 'vitest'
import { createTimeSlices } from './time-slices.ts'

/** A job of statements that take `ms` each. Returns the event loop turns that passed. */
async function turnsOf(statements: number, ms: number) {
  let at = 0
  let turns = 0
  let isOver = false
  const count = () => {
    turns++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const rest = createTimeSlices(() => at)
  for (let index = 0; index < statements; index++) {
    const waiting = rest()
    if (waiting) await waiting
    at += ms
    await undefined
  }
  isOver = true
  return turns
}

it('lets other requests run while a job has many statements', async () => {
  expect(await turnsOf(100, 1)).toBeGreaterThanOrEqual(8)
})

it('does not delay a few short statements', async () => {
  expect(await turnsOf(9, 1)).toBe(0)
})
