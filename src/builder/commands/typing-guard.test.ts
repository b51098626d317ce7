import { expect, it } from 'vitest'
import { createTypingGuard, QUIET_AFTER_TYPING_MS } from './typing-guard.ts'

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  repeat: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
})

function open() {
  let time = 0
  return {
    guard: createTypingGuard(() => time),
    wait: (ms: number) => {
      time += ms
    },
  }
}

it('allows a single press where nothing was typed, and never a key that repeats', () => {
  const { guard } = open()
  expect(guard.allows(press('Delete'))).toBe(true)
  expect(guard.allows(press('Delete', { repeat: true }))).toBe(false)
  expect(guard.allows(press('x', { repeat: true, ctrlKey: true }))).toBe(false)
})

it('refuses single presses for a moment after the last typed key and after an editor closed', () => {
  const { guard, wait } = open()
  guard.typed(press('Backspace'))
  guard.released('Backspace')
  expect(guard.allows(press('Backspace'))).toBe(false)
  wait(QUIET_AFTER_TYPING_MS - 1)
  expect(guard.allows(press('Delete'))).toBe(false)
  guard.left()
  wait(QUIET_AFTER_TYPING_MS - 1)
  expect(guard.allows(press('Delete'))).toBe(false)
  wait(1)
  expect(guard.allows(press('Delete'))).toBe(true)
})

it('refuses a key that was pressed in an editor until it is released, even without a repeat flag', () => {
  const { guard, wait } = open()
  guard.typed(press('Backspace'))
  wait(60_000)
  expect(guard.allows(press('Backspace'))).toBe(false)
  expect(guard.allows(press('Delete'))).toBe(true)
  guard.released('Backspace')
  expect(guard.allows(press('Backspace'))).toBe(true)
})

it('does not wait for a release that is never reported', () => {
  const { guard, wait } = open()
  guard.typed(press('x', { metaKey: true }))
  guard.typed(press('Backspace'))
  guard.releasedAll()
  wait(QUIET_AFTER_TYPING_MS)
  expect(guard.allows(press('x', { metaKey: true }))).toBe(true)
  expect(guard.allows(press('Backspace'))).toBe(true)
})

it('applies a change at once if the pointer selected after typing', () => {
  const { guard } = open()
  guard.typed(press('a'))
  guard.released('a')
  guard.pressed()
  guard.left()
  expect(guard.allows(press('Delete'))).toBe(true)
})
