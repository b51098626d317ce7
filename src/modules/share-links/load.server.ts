import type { LoadContext, PropsOf } from '#module-contract'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'
import { shareAddress } from './share-address.ts'

export interface ShareData {
  /** URL of the page to share. */
  address: string
  /** Link of each item, by index. */
  links: string[]
}

export function load(
  { items }: PropsOf<typeof Props>,
  { publicUrl, url }: Pick<LoadContext<Services>, 'publicUrl' | 'url'>,
): ShareData {
  const address = publicUrl + url.pathname + url.search
  return { address, links: items.map(({ network }) => shareAddress(network.id, address) ?? '') }
}
