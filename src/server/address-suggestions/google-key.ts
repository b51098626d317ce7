import { isRecord } from '#base'
import type { Pages } from '#pages'

/** Stored apart from the settings, because the key is sent only to Google. */
const SETTING = 'google-places'

export async function readGoogleKey(pages: Pick<Pages, 'settings'>): Promise<string> {
  const stored = await pages.settings.other(SETTING)
  return isRecord(stored) && typeof stored.key === 'string' ? stored.key : ''
}

export const writeGoogleKey = (pages: Pick<Pages, 'settings'>, key: string) =>
  pages.settings.setOther(SETTING, { key })
