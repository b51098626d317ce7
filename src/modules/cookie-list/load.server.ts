import type { ConsentCategory, StoredName } from '#base'
import { CONSENT_TAG } from '#consent'
import type { LoadContext } from '#module-kit'
import type { Services } from '../services.ts'

export interface CookieListData {
  stored: readonly StoredName[]
  hosts: readonly { host: string; category: ConsentCategory }[]
}

/** From the same source as the banner and the settings. */
export async function load(
  _props: unknown,
  { services, tag }: Pick<LoadContext<Services>, 'services' | 'tag'>,
): Promise<CookieListData> {
  tag(CONSENT_TAG)
  const { stored, hosts } = await services.consent.inventory()
  return { stored, hosts: hosts.map(({ host, category }) => ({ host, category })) }
}
