import type { ConsentCategory, StoredName } from '#base'
import { CONSENT_TAG } from '#consent'
import type { LoadContext } from '#module-contract'
import type { Services } from '../services.ts'

export interface CookieListData {
  stored: readonly StoredName[]
  hosts: readonly { host: string; category: ConsentCategory }[]
  /** Whether visitors have a choice: the banner is on, and something needs consent. */
  isAsked: boolean
}

/** From the same source as the banner and the settings. */
export async function load(
  _props: unknown,
  { services, tag }: Pick<LoadContext<Services>, 'services' | 'tag'>,
): Promise<CookieListData> {
  tag(CONSENT_TAG, 'site')
  const { stored, hosts } = await services.consent.inventory()
  const isAsked = (await services.consent.request()) !== undefined
  return { stored, isAsked, hosts: hosts.map(({ host, category }) => ({ host, category })) }
}
