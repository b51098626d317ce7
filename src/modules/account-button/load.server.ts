import type { LoadContext, PropsOf } from '#module-contract'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface AccountButtonData {
  /** Path of the account; undefined without products and account page. */
  href: string | undefined
  isHere: boolean
}

export async function load(
  _props: PropsOf<typeof Props>,
  { services, url, tag }: Pick<LoadContext<Services>, 'services' | 'url' | 'tag'>,
): Promise<AccountButtonData> {
  const { pages, shop } = services
  const { account } = (await shop.settings()).paths
  tag('site', `path:${account}`)
  const hasPage = (await shop.catalog.isOpen(tag)) || (await pages.isPublished(account))
  return { href: hasPage ? account : undefined, isHere: url.pathname === account }
}
