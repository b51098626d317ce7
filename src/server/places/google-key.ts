import { isRecord } from '#base'
import type { Pages } from '#pages'

/** Apart from the settings, which the admin reads: the key leaves this server for Google alone. */
const SETTING = 'google-places'

export async function readGoogleKey(pages: Pick<Pages, 'settings'>): Promise<string> {
  const stored = await pages.settings.other(SETTING)
  return isRecord(stored) && typeof stored.key === 'string' ? stored.key : ''
}

export const writeGoogleKey = (pages: Pick<Pages, 'settings'>, key: string) =>
  pages.settings.setOther(SETTING, { key })
