import { expect, it, vi } from 'vitest'
import type { PageCache } from '#render'
import { createPageFront } from './page-front.ts'
import type { PageSender } from './page-sender.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0 Safari/537.36'

it.each([
  ['/', 'vt_split=b', '/ test.b', ['set-cookie', 'vt_split=b']],
  [
    '/?utm_campaign=spring',
    undefined,
    '/?utm_campaign=spring test.a',
    ['set-cookie', 'vt_split=a'],
  ],
])(
  'of a page with a test that runs, that of the visitor’s subject is sent: %s, %s',
  (url, cookie, key, headers) => {
    const tests = { all: ['test'], shown: ['test'], goals: [] }
    const kept = new Map(
      [url, `${url} test.a`, `${url} test.b`].map(at => [at, { cookies: [], tests, at }]),
    )
    const send = vi.fn()
    const find = (page: object) => page
    const told = vi.fn()
    const front = createPageFront(
      { get: (at: string) => kept.get(at) } as unknown as PageCache,
      { find, send } as unknown as PageSender,
      ({ headers }, all) => {
        expect([...all]).toEqual(['test'])
        const subject = headers.cookie?.includes('vt_split=b') ? 'b' : 'a'
        return {
          subjects: new Map([['test', subject]]),
          keyOf: address => `${address} test.${subject}`,
          sent: ({ shown }) => {
            told(shown)
            return ['set-cookie', `vt_split=${subject}`]
          },
        }
      },
    )
    const request = {
      method: 'GET',
      rawHeaders: [],
      url,
      headers: { cookie, 'user-agent': BROWSER },
    }
    expect(front(request as never, {} as never)).toBe(true)
    expect(send.mock.calls[0]?.slice(2)).toEqual([kept.get(key), undefined, headers])
    expect(told).toHaveBeenCalledExactlyOnceWith(['test'])
    // A subject that was not rendered yet is handled by the routes, which count it.
    kept.delete(key)
    expect(front(request as never, {} as never)).toBe(false)
    expect(told).toHaveBeenCalledTimes(1)
  },
)

it.each([
  [undefined, true],
  ['other=1; not_vt_cart=1', true],
  ['vt_cart=abc', false],
  ['other=1; vt_cart=abc', false],
])(
  'a kept page is for whoever sends none of the cookies that it depends on: %s',
  (cookie, isSent) => {
    const send = vi.fn()
    const find = (page: object) => page
    const kept = { cookies: ['vt_cart'], tests: { all: [], shown: [], goals: [] } }
    const cache = { get: () => kept } as unknown as PageCache
    const front = createPageFront(cache, { find, send } as unknown as PageSender, () => {
      throw new Error('there is no such test')
    })
    const rawHeaders = cookie === undefined ? [] : ['Cookie', cookie]
    const request = { method: 'GET', rawHeaders, url: '/', headers: {} }
    expect(front(request as never, {} as never)).toBe(isSent)
    expect(send).toHaveBeenCalledTimes(isSent ? 1 : 0)
  },
)
