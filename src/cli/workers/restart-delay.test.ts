import { expect, it } from 'vitest'
import { MINUTE, SECOND } from '#base'
import { createRestartDelay } from './restart-delay.ts'

it('doubles the delay of restarts within a minute, up to half a minute', () => {
  let nowMs = 0
  const delay = createRestartDelay({ withinMs: MINUTE, now: () => nowMs })
  expect([delay.next(), delay.next(), delay.next(), delay.next()]).toEqual([0, 100, 200, 400])
  for (let restart = 0; restart < 20; restart++) delay.next()
  expect(delay.next()).toBe(30 * SECOND)
  nowMs += MINUTE
  expect(delay.next()).toBe(0)
})
