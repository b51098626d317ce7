import { createHash } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { loadersWith } from '../../../tests/support/modules.ts'
import { renderNodes } from '../../../tests/support/render.ts'
import { HIDE_SCRIPT } from './dismissed.ts'
import { load } from './load.server.ts'
import { HIDE_SCRIPT_HASH } from './module.ts'
import { nextChange, shownAt } from './schedule.ts'

const DAY = 86_400_000
const message = (startsAt: number, endsAt: number) => ({ startsAt, endsAt })

describe('which announcements are shown', () => {
  const messages = [message(0, 0), message(2 * DAY, 5 * DAY), message(0, 3 * DAY)]

  test('from their beginning until the moment before their end', () => {
    expect(shownAt(messages, DAY)).toEqual([0, 2])
    expect(shownAt(messages, 2 * DAY)).toEqual([0, 1, 2])
    expect(shownAt(messages, 3 * DAY)).toEqual([0, 1])
    expect(shownAt(messages, 5 * DAY)).toEqual([0])
  })

  test('and when that changes next', () => {
    expect(nextChange(messages, 0)).toBe(2 * DAY)
    expect(nextChange(messages, 2 * DAY)).toBe(3 * DAY)
    expect(nextChange(messages, 5 * DAY)).toBeUndefined()
  })
})

describe('server HTML', () => {
  afterEach(() => void vi.useRealTimers())

  const answer = (text: string, now: number) => {
    vi.useFakeTimers({ now })
    const freshUntil = vi.fn()
    const props = { messages: [{ text, startsAt: 0, endsAt: 2 * DAY }] }
    const data = load(props as never, { freshUntil } as never)
    return { ...data, freshUntil }
  }

  test('a cached page holds until an announcement begins or ends', () => {
    expect(answer('New', DAY).freshUntil).toHaveBeenCalledWith(2 * DAY)
    expect(answer('New', 3 * DAY).freshUntil).not.toHaveBeenCalled()
  })

  test('a dismissed bar is recognized by its text', () => {
    expect(answer('New', DAY).key).toBe(answer('New', DAY + 5).key)
    expect(answer('New', DAY).key).not.toBe(answer('Newer', DAY).key)
  })
})

test('the policy allows the inline script of the bar', () => {
  const hash = createHash('sha256').update(HIDE_SCRIPT).digest('base64')
  expect(HIDE_SCRIPT_HASH).toBe(`'sha256-${hash}'`)
})

test('nothing to say, nothing to see; nothing to dismiss, no script', async () => {
  const bar = (props: object) => ({
    type: 'announcement-bar',
    props: { id: 'bar', messages: [{ text: 'News' }], ...props },
  })
  const shown = loadersWith(new Map([['bar', { shown: [0], key: 'k' }]]))
  const none = loadersWith(new Map([['bar', { shown: [], key: 'k' }]]))
  expect((await renderNodes([bar({})], { loaders: none })).html).toContain('hidden=""')
  const quiet = await renderNodes([bar({ dismissible: false })], { loaders: shown })
  expect(quiet.html).toContain('News')
  expect(quiet.islands.size).toBe(0)
  expect(quiet.needs.sources).toEqual({})
})
