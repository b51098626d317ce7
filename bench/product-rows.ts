import type { Copied } from './copy-rows.ts'

export const WORDS = ['bowl', 'plate', 'mug', 'jar', 'vase', 'cup', 'jug', 'tile']

/** Tables with rows per product, parents first. */
export const PER_PRODUCT: readonly Copied[] = [
  { table: 'products', own: ['id', 'slug', 'sku', 'external_id', 'variant_id'] },
  { table: 'stock_items', own: ['id', 'product_id'] },
  { table: 'variants', own: ['id', 'product_id', 'sku', 'external_id', 'stock_id'] },
  { table: 'product_categories', own: ['product_id'] },
  { table: 'product_tags', own: ['product_id'] },
  { table: 'product_listings', own: ['product_id'] },
  { table: 'product_facets', own: ['product_id'], leftOut: 'number' },
  { table: 'product_search', own: ['product_id'], leftOut: 'id' },
]
/** Counts that depend on the number of rows. */
export const COUNT_AGAIN = `update product_lists set products =
  (select count(*) from product_listings where list_id = product_lists.id)`

/** Import file with products `bench-1`, `bench-2`, …, in eight categories. */
export function productCsv(count: number): string {
  const lines = [
    'Type,SKU,Name,Published,"Visibility in catalog","Short description","In stock?",Stock,"Regular price",Categories,Tags',
  ]
  for (let index = 1; index <= count; index++) {
    const word = WORDS[index % WORDS.length]
    lines.push(
      `simple,bench-${index},"Bench ${index}",1,visible,"A ${word} number ${index % 97} of stoneware",1,50,${10 + (index % 190)}.50,"Pots > ${word}","tag-${index % 20}"`,
    )
  }
  return lines.join('\n')
}
