import type { LoadContext, PropsOf } from '#module-contract'
import { findShownProduct, type WishlistReason } from '#shop/http'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface WishlistButtonData {
  /** Undefined outside of product pages without a chosen product. */
  product: { id: string; name: string } | undefined
  wishlistPath: string
  /** Result of the last press. */
  answer: 'kept' | 'too-many' | 'other' | undefined
}

export async function load(
  props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<WishlistButtonData> {
  const { services, outcome, tag } = context
  tag('site')
  const { paths } = await services.shop.settings()
  const product = await findShownProduct(context, props.product, tag)
  return {
    product: product && { id: product.id, name: product.name },
    wishlistPath: paths.wishlist,
    answer: outcome && answerOf(outcome.result),
  }
}

function answerOf(result: { ok: boolean; refusal?: unknown }): WishlistButtonData['answer'] {
  if (result.ok) return 'kept'
  const { reason } = (result.refusal ?? {}) as { reason?: WishlistReason }
  return reason === 'too-many' ? 'too-many' : 'other'
}
