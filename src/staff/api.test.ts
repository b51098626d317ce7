import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, callApi } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

/** A response whose body fails with `error`. */
function answerWith(error: unknown, status = 200) {
  const body = () => new ReadableStream({ start: stream => stream.error(error) })
  vi.stubGlobal('fetch', async () => new Response(body(), { status }))
}

it('an aborted call is reported and returns nothing', async () => {
  const abort = new DOMException('The user aborted a request.', 'AbortError')
  answerWith(abort)
  await expect(callApi('GET', '/media')).rejects.toBe(abort)
})

it('a good answer that cannot be read is an error, never an empty answer', async () => {
  answerWith(new TypeError('network error'))
  await expect(callApi('GET', '/media')).rejects.toMatchObject({ reason: 'broken' })
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>', { status: 200 }))
  await expect(callApi('GET', '/media')).rejects.toBeInstanceOf(ApiError)
})

it('a refusal without JSON is reported by its status', async () => {
  vi.stubGlobal('fetch', async () => new Response('busy', { status: 429 }))
  await expect(callApi('GET', '/media')).rejects.toMatchObject({ status: 429, reason: 'too-many' })
})
