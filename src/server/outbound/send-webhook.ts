import { createHmac } from 'node:crypto'
import { SECOND } from '#base'
import { PermanentFailure } from '#db'
import type { Outbound } from './index.ts'

const SIGNATURE_HEADER = 'vitrine-signature'
/** What a receiver may answer, and take to do so. */
const LIMITS = { maxBytes: 256 * 1024, timeoutMs: 5 * SECOND }

/** The address does not exist, or this request will never be accepted (RFC 9110 §15.5). */
const NEVER_TAKEN = [400, 404, 405, 410, 413, 414, 415, 422]

export interface Webhook {
  url: string
  /** The one that holds, and while it is being replaced the one before. */
  secrets: readonly string[]
  /** JSON. */
  body: string
}

/**
 * The one way by which other servers are told of something, as JSON. `vitrine-signature: t=<seconds>,v1=<hex>` is an HMAC-SHA256 of
 * `<seconds>.<body>` with the secret; there is a `v1` for each secret. Throws for any answer but 2xx and for none, with a
 * `PermanentFailure` where a retry cannot succeed.
 */
export function createSendWebhook({ outbound, now }: { outbound: Outbound; now(): number }) {
  return async (
    { url, secrets, body }: Webhook,
    { httpsOnly = false }: { httpsOnly?: boolean } = {},
  ): Promise<void> => {
    const { status } = await outbound.call({
      ...LIMITS,
      method: 'POST',
      url,
      httpsOnly,
      contentType: 'application/json',
      headers: { [SIGNATURE_HEADER]: signatureOf(secrets, body, Math.floor(now() / SECOND)) },
      body,
    })
    if (NEVER_TAKEN.includes(status)) throw new PermanentFailure(`answered ${status}`)
    if (status < 200 || status >= 300) throw new Error(`answered ${status}`)
  }
}

function signatureOf(secrets: readonly string[], body: string, seconds: number): string {
  const signatures = secrets.map(
    secret => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  )
  return [`t=${seconds}`, ...signatures].join(',')
}
