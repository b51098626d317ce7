import { createHmac } from 'node:crypto'
import { SECOND } from '#base'
import { PermanentFailure } from '#db'
import type { Outbound } from './index.ts'

const SIGNATURE_HEADER = 'vitrine-signature'
/** Limits for a receiver's answer. */
const LIMITS = { maxBytes: 256 * 1024, timeoutMs: 5 * SECOND }

/** The address does not exist, or this request will never be accepted (RFC 9110 §15.5). */
const NEVER_TAKEN = [400, 404, 405, 410, 413, 414, 415, 422]

export interface Webhook {
  url: string
  /** The current secret, and the previous one while it is being replaced. */
  secrets: readonly string[]
  /** JSON. */
  body: string
}

/**
 * Sends a webhook as JSON. `vitrine-signature: t=<seconds>,v1=<hex>` is an HMAC-SHA256 of
 * `<seconds>.<body>`, with one `v1` per secret. Throws unless the answer is 2xx, with a
 * `PermanentFailure` if a retry cannot succeed.
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

export type SendWebhook = ReturnType<typeof createSendWebhook>

function signatureOf(secrets: readonly string[], body: string, seconds: number): string {
  const signatures = secrets.map(
    secret => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  )
  return [`t=${seconds}`, ...signatures].join(',')
}
