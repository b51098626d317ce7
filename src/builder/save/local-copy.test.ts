import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLocalCopyKeeper, isSavedElsewhere, readLocalCopy } from './local-copy.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const draft = (title: string) => () => ({ root: { props: { title } }, content: [] }) as never

it('keeps the changes of each page, after a pause or when the page is left', () => {
  const [one, other] = [createLocalCopyKeeper('one'), createLocalCopyKeeper('other')]
  one.keep(draft('First'), 3)
  other.keep(draft('Second'), 1)
  other.write()
  expect(readLocalCopy('one')).toBeUndefined()
  expect(readLocalCopy('other')).toMatchObject({ document: draft('Second')(), version: 1 })
  vi.runAllTimers()
  expect(readLocalCopy('one')).toMatchObject({ document: draft('First')(), version: 3 })
})

it('stores neither saved states nor pending ones', () => {
  const copy = createLocalCopyKeeper('one')
  copy.keep(draft('First'), 3)
  copy.write()
  copy.keep(draft('Second'), 3)
  copy.remove()
  vi.runAllTimers()
  expect(readLocalCopy('one')).toBeUndefined()
})

it('does not take the result of a save that was in flight for one made elsewhere', () => {
  expect(isSavedElsewhere({ version: 3 }, 3)).toBe(false)
  expect(isSavedElsewhere({ version: 3 }, 4)).toBe(true)
  expect(isSavedElsewhere({ version: 3, isSaving: true }, 4)).toBe(false)
  expect(isSavedElsewhere({ version: 3, isSaving: true }, 5)).toBe(true)
})
