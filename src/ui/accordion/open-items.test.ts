import { describe, expect, test } from 'vitest'
import { canClose, pressItem } from './open-items.ts'

describe('AC-1: which items are open', () => {
  const alone = { closable: false, several: false }

  test('only one stays open', () => {
    expect([...pressItem(new Set([0]), 2, alone)]).toEqual([2])
  })

  test('a press on the open one does nothing', () => {
    const open = new Set([1])
    expect(pressItem(open, 1, alone)).toBe(open)
    expect(canClose(open, alone)).toBe(false)
  })

  test('closable: it closes', () => {
    expect(pressItem(new Set([1]), 1, { ...alone, closable: true }).size).toBe(0)
  })

  test('several: others stay open, the last one too', () => {
    const rules = { closable: false, several: true }
    expect([...pressItem(new Set([0]), 2, rules)]).toEqual([0, 2])
    expect([...pressItem(new Set([0, 2]), 0, rules)]).toEqual([2])
    const last = new Set([2])
    expect(pressItem(last, 2, rules)).toBe(last)
  })
})
