import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#staff/client'
import { createAutosave, type Saved, type SaveState } from './autosave.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open(save: (document: string, version: number, force: boolean) => Promise<Saved>) {
  const states: SaveState['kind'][] = []
  const kept: (string | undefined)[] = []
  const autosave = createAutosave<string>({
    version: 1,
    savedAt: 0,
    save,
    keep: (document, version, isSaving) =>
      kept.push(document && `${document} ${version}${isSaving ? ' saving' : ''}`),
    onState: state => states.push(state.kind),
  })
  return { autosave, states, kept }
}

describe('autosave', () => {
  it('saves the latest state after a pause', async () => {
    const saved: [string, number][] = []
    const { autosave, states, kept } = open(async (document, version) => {
      saved.push([document, version])
      return { version: version + 1, savedAt: 7 }
    })
    autosave.change('a')
    await vi.advanceTimersByTimeAsync(500)
    autosave.change('ab')
    await vi.advanceTimersByTimeAsync(899)
    expect(saved).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(saved).toEqual([['ab', 1]])
    expect(autosave.version()).toBe(2)
    expect(states.at(-1)).toBe('saved')
    expect(kept).toEqual(['a 1', 'ab 1', 'ab 1 saving', undefined])
  })

  it('saves again after changes during a save', async () => {
    const saved: string[] = []
    const waiting: (() => void)[] = []
    const { autosave, states, kept } = open(async (document, version) => {
      saved.push(document)
      await new Promise<void>(resolve => waiting.push(resolve))
      return { version: version + 1, savedAt: 0 }
    })
    autosave.change('a')
    const done = autosave.flush()
    autosave.change('b')
    waiting.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
    expect([saved, states.includes('saved')]).toEqual([['a', 'b'], false])
    expect(kept).toEqual(['a 1', 'a 1 saving', 'b 1 saving', 'b 2', 'b 2 saving'])
    waiting.shift()?.()
    expect(await done).toBe(true)
    expect([autosave.version(), states.at(-1)]).toEqual([3, 'saved'])
  })

  it('keeps unsent changes and retries', async () => {
    let isUp = false
    const { autosave, states, kept } = open(async (_, version) => {
      if (!isUp) throw new ApiError(0, 'offline')
      return { version: version + 1, savedAt: 0 }
    })
    autosave.change('a')
    await vi.advanceTimersByTimeAsync(1000)
    expect([states.at(-1), kept.at(-1)]).toEqual(['offline', 'a 1 saving'])
    isUp = true
    await vi.advanceTimersByTimeAsync(4000)
    expect([states.at(-1), kept.at(-1)]).toEqual(['saved', undefined])
  })

  it('stops at a conflict until it is resolved', async () => {
    const calls: [number, boolean][] = []
    const { autosave, states } = open(async (_, version, force) => {
      calls.push([version, force])
      if (!force) throw new ApiError(409, 'conflict', { version: 5, savedBy: 'Bo', savedAt: 3 })
      return { version: 6, savedAt: 4 }
    })
    autosave.change('mine')
    await vi.advanceTimersByTimeAsync(1000)
    autosave.change('mine too')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([calls.length, states.at(-1)]).toEqual([1, 'conflict'])
    expect(await autosave.overwrite()).toBe(true)
    expect([calls.at(-1), autosave.version()]).toEqual([[1, true], 6])
  })

  it('takes a refusal as it is until something changes', async () => {
    const documents: string[] = []
    const { autosave, states } = open(async document => {
      documents.push(document)
      if (document === 'bad') throw new ApiError(422, 'invalid', { problems: [] })
      return { version: 2, savedAt: 0 }
    })
    autosave.change('bad')
    await vi.advanceTimersByTimeAsync(30_000)
    expect([documents, states.at(-1)]).toEqual([['bad'], 'refused'])
    autosave.change('good')
    await vi.advanceTimersByTimeAsync(1000)
    expect(states.at(-1)).toBe('saved')
  })
})
