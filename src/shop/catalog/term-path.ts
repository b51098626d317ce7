import type { ShopSettings } from '../settings.ts'

/** Where the products of a category or a tag are listed: on the shop's own page. */
export function termPath({ paths }: ShopSettings, by: 'category' | 'tag', slug: string): string {
  return `${paths.shop}?${by}=${slug}`
}
