import type { PropsOf } from '#module-contract'
import { type Badge, badgesOf, type ProductDetail } from '#shop/client'
import type { Props } from './props.ts'

export type ShownBadge = Badge | { kind: 'low' }

type Options = Pick<PropsOf<typeof Props>, 'saleBadge' | 'lowStock'> & {
  newSince: number | undefined
}

/** Badges of a product, with the note of low stock last. */
export function shownBadges(product: ProductDetail, options: Options): ShownBadge[] {
  const badges: ShownBadge[] = badgesOf(product, options)
  return options.lowStock && product.stock === 'low' ? [...badges, { kind: 'low' }] : badges
}
