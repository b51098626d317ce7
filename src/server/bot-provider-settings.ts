import { isRecord } from '#base'
import type { BotProviderName } from '#forms/schema'
import type { Pages } from '#pages'

/** Stored apart from the settings, because the secret is write-only. */
const SETTING = 'bot-provider'

export async function readBotSecret(pages: Pick<Pages, 'settings'>): Promise<string> {
  const stored = await pages.settings.other(SETTING)
  return isRecord(stored) && typeof stored.secret === 'string' ? stored.secret : ''
}

export const writeBotSecret = (pages: Pick<Pages, 'settings'>, secret: string) =>
  pages.settings.setOther(SETTING, { secret })

/** The third-party bot check; undefined unless it is configured completely. */
export async function readBotProvider(pages: Pick<Pages, 'settings'>) {
  const { name, siteKey } = (await pages.settings.get()).botProvider
  if (name === 'none' || !siteKey) return undefined
  const secret = await readBotSecret(pages)
  return secret ? { name: name as BotProviderName, siteKey, secret } : undefined
}
