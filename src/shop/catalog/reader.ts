import type { KnownGroups } from '../customer-groups/known-groups.ts'
import type { ShopDeps } from '../deps.ts'
import type { AutomaticDiscounts } from '../discounts/automatic-discounts.ts'
import type { ShopSettings } from '../model/settings.ts'
import type { BuyerTaxes } from '../money/tax-rates.ts'

/** Context for reading the catalogue; `settings` are those of this request. */
export interface CatalogReader extends Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'pictures'> {
  settings: ShopSettings
  /** Of buyers whose location is unknown. */
  taxes: BuyerTaxes
  automatic: AutomaticDiscounts
  groups: KnownGroups
  /** Receives the cache tags of everything read. */
  tag?: ((...tags: string[]) => void) | undefined
}

/** Cache tags invalidated by writes. */
export const catalogTags = {
  /** Pages that list products or terms. Only changes of terms and of the whole catalog drop all of them. */
  lists: 'products',
  /** Pages that list terms, which products may create, fill or empty. */
  terms: 'product-terms',
  /** Pages that list the addresses of all products. */
  addresses: 'product-addresses',
  /** Pages that depend on whether a product has this slug. */
  at: (slug: string) => `product-at:${slug}`,
  /** Pages that show the card of a product. */
  card: (id: string) => `card:${id}`,
  /** Pages that depend on whether any product is published. */
  open: 'shop-open',
  /** Pages that name or link to a category. */
  category: (id: string) => `category:${id}`,
  product: (id: string) => `product:${id}`,
  /** Pages that show prices, in shops with several currencies. */
  currency: 'currency',
  /** Pages that show prices, in shops with groups of customers. */
  groupPrices: 'group-prices',
}

/** Marks a page that shows prices as different in each currency. */
export function tagCurrency({ settings, tag }: Pick<CatalogReader, 'settings' | 'tag'>) {
  if (settings.currencies.length > 0) tag?.(catalogTags.currency)
}

/** Marks a page that shows prices as different for members of groups, if there are any. */
export async function tagGroupPrices({ groups, tag }: Pick<CatalogReader, 'groups' | 'tag'>) {
  if (tag && (await groups.get()).size > 0) tag(catalogTags.groupPrices)
}
