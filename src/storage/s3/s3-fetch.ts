import { setTimeout as wait } from 'node:timers/promises'
import { StorageUnavailable } from '#base'
import type { S3Limits } from './settings.ts'

/** Statuses that a later attempt may not get. */
const TEMPORARY = new Set([429, 500, 502, 503, 504])

/**
 * `fetch` for S3: limits the time to the first byte, and repeats requests after temporary errors.
 * All requests are idempotent, because files are immutable. Requests that timed out are not
 * repeated, because a visitor may wait. After several failures in a row, requests fail at once for
 * some seconds, so that a storage that hangs does not slow down the site.
 * @throws StorageUnavailable
 */
export function createS3Fetch(limits: S3Limits): typeof fetch {
  let failuresInRow = 0
  let pausedUntil = 0

  function failed(message: string, cause?: unknown) {
    failuresInRow++
    if (failuresInRow >= limits.failuresBeforePause) pausedUntil = Date.now() + limits.pauseMs
    return new StorageUnavailable(message, { cause })
  }

  async function attempt(url: string, init: RequestInit) {
    const timeoutMs = timeoutOf(init, limits)
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(), timeoutMs)
    try {
      const response = await fetch(url, { ...init, signal: abort.signal })
      return TEMPORARY.has(response.status) ? { status: response.status, response } : { response }
    } catch (error) {
      if (abort.signal.aborted) {
        throw failed(`S3 did not answer within ${Math.round(timeoutMs / 100) / 10} seconds.`, error)
      }
      return { error }
    } finally {
      clearTimeout(timer)
    }
  }

  return async (input, init = {}) => {
    const url = String(input)
    if (Date.now() < pausedUntil) {
      throw new StorageUnavailable('S3 did not answer the last requests.')
    }
    for (let retry = 0; ; retry++) {
      const { response, error, status } = await attempt(url, init)
      if (response && status === undefined) {
        failuresInRow = 0
        return response
      }
      await response?.body?.cancel()
      if (retry >= limits.retries) {
        throw status
          ? failed(`S3 answered with status ${status}.`)
          : failed(`S3 cannot be reached at ${new URL(url).origin} (${codeOf(error)}).`, error)
      }
      await wait(limits.retryDelayMs * 2 ** retry * (1 + Math.random()))
    }
  }
}

function timeoutOf({ method, body }: RequestInit, limits: S3Limits): number {
  if (method === 'POST') return limits.joinMs
  const bytes = body instanceof Uint8Array ? body.length : 0
  return limits.responseMs + Math.ceil((bytes / limits.minBytesPerSecond) * 1000)
}

function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: { code?: string; message?: string } }
  return cause?.code ?? code ?? cause?.message ?? String(error)
}

/**
 * The body of a response in chunks. Fails if the next chunk takes too long; time in which the
 * reader waits does not count.
 */
export async function* readBody(response: Response, idleMs: number): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader()
  if (!reader) return
  try {
    for (;;) {
      const { done, value } = await withinTime(reader.read(), idleMs)
      if (done) return
      yield value
    }
  } catch (error) {
    if (error instanceof StorageUnavailable) throw error
    throw new StorageUnavailable('The connection to S3 was lost.', { cause: error })
  } finally {
    await reader.cancel().catch(() => {})
  }
}

async function withinTime<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const error = () => new StorageUnavailable('S3 stopped sending a file.')
    timer = setTimeout(() => reject(error()), timeoutMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
