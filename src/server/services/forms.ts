import { createForms, withDefaultMessages } from '#forms'
import type { Pages } from '#pages'
import type { FileStore } from '#storage'
import { readBotProvider } from '../bot-provider-settings.ts'
import { type ServiceContext, VISITOR_WAIT_LIMITS } from './context.ts'

export function createSiteForms(context: ServiceContext, pages: Pages, files: FileStore) {
  const { env, db, kind, clock, secret, publicUrl, outbound, sendWebhook } = context
  return createForms({
    db,
    kind,
    clock,
    secret,
    publicUrl,
    files,
    sendWebhook: hook => sendWebhook(hook, { httpsOnly: true }),
    siteEmail: async () => (await pages.settings.get()).email,
    botProvider: () => readBotProvider(pages),
    callBotProvider: async (url, form) => {
      const answer = await outbound.post({
        url: env.botVerifyUrl ?? url,
        body: new URLSearchParams(form).toString(),
        contentType: 'application/x-www-form-urlencoded',
        ...VISITOR_WAIT_LIMITS,
      })
      return Buffer.from(answer).toString()
    },
    messages: async () => {
      const { messages, locale } = await pages.settings.get()
      return withDefaultMessages(messages, locale)
    },
  })
}
