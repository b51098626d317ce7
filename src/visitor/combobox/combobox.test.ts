import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAsker } from './ask-while-typing.ts'
import { listKey } from './list-key.ts'

describe('FM-10, HDR-10: suggestions while typing', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function open() {
    const asked: { text: string; within: string; answer(value: string | undefined): void }[] = []
    const shown: (string | undefined)[] = []
    const asker = createAsker<string>({
      ask: (text, within) =>
        new Promise(answer => {
          asked.push({ text, within, answer })
        }),
      onAnswer: answer => shown.push(answer),
    })
    return { asker, asked, shown }
  }

  it('is asked for when typing stands still, and not before', async () => {
    const { asker, asked } = open()
    for (const text of ['be', 'ber', 'berl']) {
      asker.type(text, 'DE')
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(100)
    expect(asked.map(one => [one.text, one.within])).toEqual([['berl', 'DE']])
  })

  it('never replaces newer results with older ones', async () => {
    const { asker, asked, shown } = open()
    asker.type('be')
    await vi.advanceTimersByTimeAsync(200)
    asker.type('bern')
    await vi.advanceTimersByTimeAsync(200)
    asked[1]?.answer('Bern')
    asked[0]?.answer('Berlin')
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toEqual(['Bern'])
    // Late responses are cached for their own text and context.
    asker.type('be')
    expect(shown).toEqual(['Bern', 'Berlin'])
    asker.type('be', 'CH')
    await vi.advanceTimersByTimeAsync(200)
    expect(asked).toHaveLength(3)
  })

  it('returns nothing after a stop and reports a missing answer', async () => {
    const { asker, asked, shown } = open()
    asker.type('be')
    asker.stop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toEqual([])
    asker.type('be')
    await vi.advanceTimersByTimeAsync(200)
    asked[0]?.answer(undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toEqual([undefined])
    // The next attempt may succeed.
    asker.type('be')
    await vi.advanceTimersByTimeAsync(200)
    expect(asked).toHaveLength(2)
  })

  it('is walked through by keys, the field itself being one of the places', () => {
    const press = (key: string, at: number, isShown = true) =>
      listKey(key, { at, count: 3, isShown })
    expect(press('ArrowDown', -1)).toMatchObject({ act: 'move', at: 0, isTaken: true })
    expect(press('ArrowDown', 2)).toMatchObject({ at: -1 })
    expect(press('ArrowUp', -1)).toMatchObject({ at: 2 })
    expect(press('Home', 1)).toEqual({ act: 'move', at: -1, isTaken: false })
    expect(press('End', 1)).toEqual({ act: 'move', at: -1, isTaken: false })
    expect(press('Enter', 1)).toEqual({ act: 'choose', isTaken: true })
    // Enter and Escape are left to the form or dialog if the list does not need them.
    expect(press('Enter', -1)).toBeUndefined()
    expect(press('Escape', -1)).toEqual({ act: 'close', isTaken: true })
    expect(press('Escape', -1, false)).toBeUndefined()
    expect(press('Tab', 1)).toEqual({ act: 'close', isTaken: false })
    expect(press('b', 1)).toBeUndefined()
    expect(listKey('ArrowDown', { at: -1, count: 0, isShown: false })).toBeUndefined()
  })
})
