import type { NewsletterDeps } from '../deps.ts'
import type { Subscribe } from './provider.ts'

/** Posts a sign-up as signed JSON to any server. `id` stays the same for every attempt. */
export function createSubscribeByWebhook({
  sendWebhook,
}: Pick<NewsletterDeps, 'sendWebhook'>): Subscribe {
  return async (_call, { url, secret }, signUp) => {
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
    await sendWebhook({ url, secrets: [secret], body })
    return { ok: true }
  }
}
