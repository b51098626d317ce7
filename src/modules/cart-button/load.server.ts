import type { LoadContext, PropsOf } from '#module-contract'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface CartButtonData {
  /** Path of the cart; undefined without products and cart page. */
  href: string | undefined
  isHere: boolean
}

export async function load(
  _props: PropsOf<typeof Props>,
  { services, url, tag }: Pick<LoadContext<Services>, 'services' | 'url' | 'tag'>,
): Promise<CartButtonData> {
  const { cart } = (await services.shop.settings()).paths
  // The link appears as soon as the cart exists.
  tag('site', `path:${cart}`)
  const { pages, shop } = services
  // The account button asks the same first, so that both need one query.
  const hasPage = (await shop.catalog.isOpen(tag)) || (await pages.isPublished(cart))
  const href = hasPage ? cart : undefined
  return { href, isHere: url.pathname === cart }
}
