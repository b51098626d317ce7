import type { LoadContext, PropsOf } from '#module-kit'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface CartButtonData {
  /** Of the cart's page; undefined where none is published. */
  href: string | undefined
  isHere: boolean
}

export async function load(
  _props: PropsOf<typeof Props>,
  { services, url, tag }: Pick<LoadContext<Services>, 'services' | 'url' | 'tag'>,
): Promise<CartButtonData> {
  const { cart } = (await services.shop.settings()).paths
  // Linked to as soon as there is a page of it.
  tag('site', `path:${cart}`)
  const href = (await services.pages.isPublished(cart)) ? cart : undefined
  return { href, isHere: url.pathname === cart }
}
