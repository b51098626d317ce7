import { afterEach, expect, it, vi } from 'vitest'
import { isIos, startNative } from './native.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'

it('MP-7: an iPhone is one, and an iPad, which says that it is a Mac', () => {
  expect(isIos({ userAgent: IPHONE, maxTouchPoints: 5 })).toBe(true)
  expect(isIos({ userAgent: MAC, maxTouchPoints: 5 })).toBe(true)
  expect(isIos({ userAgent: MAC, maxTouchPoints: 0 })).toBe(false)
  expect(isIos({ userAgent: 'Mozilla/5.0 (Linux; Android 15)', maxTouchPoints: 5 })).toBe(false)
})

afterEach(() => void vi.unstubAllGlobals())

/** An iPhone on an https page whose file has an http URL. */
async function startOnIphone(answer: (...asked: string[]) => Promise<Response>) {
  vi.stubGlobal('location', { protocol: 'https:', href: 'https://studio.example/' })
  vi.stubGlobal('navigator', { userAgent: IPHONE, maxTouchPoints: 5 })
  vi.stubGlobal('fetch', answer)
  const element = Object.assign(new EventTarget(), {
    src: 'what-comes-next',
    readyState: 0,
    textTracks: new EventTarget(),
  })
  const failures: unknown[] = []
  await startNative({
    element: element as unknown as HTMLVideoElement,
    src: 'http://files.example/film.mp4',
    fail: (...failure) => failures.push(failure),
    offer() {},
    progress() {},
  })
  return { element, failures }
}

it('MP-7: mixed content on iOS is fetched whole', async () => {
  const { element, failures } = await startOnIphone(async () => new Response('film'))
  expect(element.src).toMatch(/^blob:/)
  expect(failures).toEqual([])
})

it('MP-7: the same file by https goes before it, which browsers refuse less', async () => {
  const asked: string[] = []
  const { element } = await startOnIphone(async (...[src]: string[]) => {
    asked.push(src ?? '')
    return new Response('film', { status: asked.length === 1 ? 404 : 200 })
  })
  expect(asked).toEqual(['https://files.example/film.mp4', 'http://files.example/film.mp4'])
  expect(element.src).toMatch(/^blob:/)
})

it('MP-7: where that fails the next source is tried, and nothing is put in its place', async () => {
  const { element, failures } = await startOnIphone(
    async () => new Response('gone', { status: 404 }),
  )
  expect(failures).toEqual([['network', true]])
  expect(element.src).toBe('what-comes-next')
})
