import type { LoadContext, PropsOf } from '#module-contract'
import { findShownProduct } from '#shop/http'
import type { MoneyFormat, ProductCard } from '#shop/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface RecentCardsData {
  products: ProductCard[]
  money: MoneyFormat
}

export interface RecentData {
  /** Id of the product that the page shows; empty on other pages. */
  current: string
  /** Products that the canvas shows instead of viewed ones. */
  preview?: RecentCardsData
}

/** The page is the same for all visitors; the browser asks for the cards. */
export async function load(
  { count }: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<RecentData> {
  const product = await findShownProduct(context, '', context.tag)
  const current = product?.id ?? ''
  if (!context.isCanvas) return { current }
  const { shop } = context.services
  const { products, money } = await shop.catalog.list({ sort: 'newest', perPage: count })
  return { current, preview: { products, money } }
}
