import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PageNode } from '#module-contract'
import { createPendingChange } from './pending-change.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const heading = (text: string, id = 'a'): PageNode => ({ type: 'heading', props: { id, text } })
function create() {
  const applied: PageNode[] = []
  const pending = createPendingChange(node => applied.push(node))
  return { applied, pending }
}

it('shows each key at once and applies the last of several', () => {
  const { applied, pending } = create()
  const onChange = vi.fn()
  pending.subscribe(onChange)
  for (const text of ['M', 'Mu', 'Mug']) pending.set(heading(text))
  expect(pending.get()).toEqual(heading('Mug'))
  expect(onChange).toHaveBeenCalledTimes(3)
  expect(applied).toEqual([])
  vi.advanceTimersByTime(100)
  expect(applied).toEqual([heading('Mug')])
  expect(pending.get()).toBeUndefined()
})

it('applies changes while typing goes on', () => {
  const { applied, pending } = create()
  for (let keys = 0; keys < 20; keys++) {
    pending.set(heading(`${keys}`))
    vi.advanceTimersByTime(30)
  }
  expect(applied.length).toBeGreaterThanOrEqual(5)
})

it('applies a change at once when it is flushed, and only once', () => {
  const { applied, pending } = create()
  pending.set(heading('Mug'))
  pending.flush()
  pending.flush()
  vi.advanceTimersByTime(1000)
  expect(applied).toEqual([heading('Mug')])
})

it('applies a change of one module before one of another', () => {
  const { applied, pending } = create()
  pending.set(heading('One', 'a'))
  pending.set(heading('Two', 'b'))
  expect(applied).toEqual([heading('One', 'a')])
  expect(pending.get()).toEqual(heading('Two', 'b'))
})
