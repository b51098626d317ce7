import { expect, it, vi } from 'vitest'
import type { PageCache } from '#render'
import { createPageFront } from './page-front.ts'
import type { PageSender } from './page-sender.ts'

it.each([
  [undefined, true],
  ['other=1; not_vt_cart=1', true],
  ['vt_cart=abc', false],
  ['other=1; vt_cart=abc', false],
])(
  'a kept page is for whoever sends none of the cookies that it depends on: %s',
  (cookie, isSent) => {
    const send = vi.fn()
    const kept = { cookies: ['vt_cart'], tests: { all: [], shown: [], goals: [] } }
    const cache = { get: () => kept } as unknown as PageCache
    const front = createPageFront(cache, { send } as unknown as PageSender, () => {
      throw new Error('there is no test')
    })
    const request = { method: 'GET', url: '/', headers: { cookie } }
    expect(front(request as never, {} as never)).toBe(isSent)
    expect(send).toHaveBeenCalledTimes(isSent ? 1 : 0)
  },
)
