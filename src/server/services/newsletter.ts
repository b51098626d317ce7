import { createNewsletter } from '#newsletter'
import type { Pages } from '#pages'
import { type ServiceContext, VISITOR_WAIT_LIMITS } from './context.ts'

export function createSiteNewsletter(context: ServiceContext, pages: Pages) {
  const { db, clock, secret, publicUrl, outbound, sendWebhook } = context
  return createNewsletter({
    db,
    clock,
    secret,
    publicUrl,
    locale: async () => (await pages.settings.get()).locale,
    call: ({ headers: { 'content-type': contentType = '', ...headers }, ...request }) =>
      outbound.call({ ...request, ...VISITOR_WAIT_LIMITS, headers, contentType }),
    sendWebhook,
  })
}
