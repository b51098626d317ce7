import { createHmac } from 'node:crypto'
import { SECOND } from '#base'
import type { Subscribe } from './provider.ts'

export const SIGNATURE_HEADER = 'vitrine-signature'

/**
 * Tells any server of a sign-up, as JSON. `vitrine-signature: t=<seconds>,v1=<hex>` is an HMAC-SHA256 of `<seconds>.<body>`
 * with the account's secret; `id` is the same for every try.
 */
export const subscribeByWebhook: Subscribe = async (call, { url, secret }, signUp, nowMs) => {
  const { id, at, list, remoteId, email, firstName, lastName, fields } = signUp
  const body = JSON.stringify({
    type: 'newsletter.sign-up',
    id,
    at: new Date(at).toISOString(),
    list: remoteId || list,
    email,
    first_name: firstName,
    last_name: lastName,
    fields,
    consent: { text: signUp.consentText, page: signUp.consentPage, ip_address: signUp.ip },
  })
  const { status } = await call({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signWebhook(secret, body, Math.floor(nowMs / SECOND)),
    },
    body,
  })
  if (status < 200 || status >= 300) throw new Error(`answered ${status}`)
  return { ok: true }
}

export function signWebhook(secret: string, body: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}
