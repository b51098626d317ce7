import { isRecord, SECOND } from '#base'
import type { Outbound } from '../outbound/index.ts'
import type { CdnSettings } from './settings.ts'

/** The purge API of a content delivery network. */
export interface PurgeApi {
  maxTagsPerCall: number
  /** Above this number of tags, everything is purged with one call. */
  maxTags: number
  purgeTags(tags: readonly string[]): Promise<void>
  purgeEverything(): Promise<void>
}

/** A refused call. */
export class PurgeError extends Error {
  /** Time to wait as the provider asked, if it did. */
  readonly retryAfterMs: number | undefined
  /** The token or an id is wrong, so that retries cannot succeed soon. */
  readonly isRefused: boolean
  /** There were too many calls. */
  readonly isLimited: boolean
  constructor(message: string, status: number, retryAfterMs?: number) {
    super(message)
    this.retryAfterMs = retryAfterMs
    this.isRefused = [400, 401, 403, 404].includes(status)
    this.isLimited = status === 429
  }
}

const LIMITS = { maxBytes: 64 * 1024, timeoutMs: 20 * SECOND }
/** Longest wait that a provider can ask for. */
const MAX_RETRY_AFTER_MS = 600 * SECOND

export function createPurgeApi(
  cdn: CdnSettings,
  { outbound }: { outbound: Pick<Outbound, 'call'> },
): PurgeApi {
  async function post(path: string, headers: Record<string, string>, body: object) {
    const answer = await outbound.call({
      ...{ method: 'POST', url: cdn.apiUrl + path, headers, ...LIMITS },
      ...{ body: JSON.stringify(body), contentType: 'application/json' },
    })
    if (answer.status === 200 && isSuccess(answer.body)) return
    const { status } = answer
    const seconds = Number(answer.headers['retry-after'])
    throw new PurgeError(
      `${cdn.provider} answered ${status} to a purge${hintOf(status)}`,
      status,
      seconds > 0 ? Math.min(Math.ceil(seconds * SECOND), MAX_RETRY_AFTER_MS) : undefined,
    )
  }

  if (cdn.provider === 'cloudflare') {
    const path = `/zones/${cdn.zoneId}/purge_cache`
    const headers = { authorization: `Bearer ${cdn.token}` }
    return {
      maxTagsPerCall: 100,
      maxTags: 500,
      purgeTags: tags => post(path, headers, { tags }),
      purgeEverything: () => post(path, headers, { purge_everything: true }),
    }
  }
  const path = `/service/${cdn.serviceId}`
  const headers = { 'fastly-key': cdn.token }
  return {
    maxTagsPerCall: 256,
    maxTags: 2560,
    purgeTags: tags => post(`${path}/purge`, headers, { surrogate_keys: tags }),
    purgeEverything: () => post(`${path}/purge_all`, headers, {}),
  }
}

/** Cloudflare may answer 200 with `"success": false`. */
function isSuccess(body: string): boolean {
  try {
    const answer: unknown = JSON.parse(body)
    return !isRecord(answer) || answer.success !== false
  } catch {
    return false
  }
}

function hintOf(status: number): string {
  if (status === 401 || status === 403) return ': check the API token and its permission to purge'
  if (status === 404) return ': check the id of the zone or service'
  return ''
}
