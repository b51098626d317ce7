import type { Copied } from './copy-rows.ts'

/** Values of each attribute that products have. */
export const COLOURS = ['red', 'green', 'blue', 'black', 'white', 'grey', 'pink', 'teal']
export const SIZES = ['xs', 's', 'm', 'l', 'xl']
export const BRANDS = 40
const VARIANTS = 5
const ATTRIBUTES = 300
const OWN_ATTRIBUTES = 8
const VALUES = 6

/** Tables that archives read; enough for a million products. */
export const PER_LISTED_PRODUCT: readonly Copied[] = [
  { table: 'products', own: ['id', 'slug', 'sku', 'external_id', 'variant_id'] },
  { table: 'product_listings', own: ['product_id'] },
  { table: 'product_facets', own: ['product_id'], leftOut: 'number' },
]

/**
 * Import file with products of five variants, which differ in color and size. Each has eight of 300
 * other attributes, a brand and one of 24 categories.
 */
export function variantCsv(count: number): string {
  const numbers = Array.from({ length: 2 + OWN_ATTRIBUTES }, (_, index) => index + 1)
  const names = numbers.map(
    n => `Attribute ${n} name,Attribute ${n} value(s),Attribute ${n} global`,
  )
  const lines = [
    `ID,Type,SKU,Name,Published,"In stock?",Stock,"Regular price","Sale price",Categories,Brands,Parent,${names.join(',')}`,
  ]
  for (let index = 1; index <= count; index++) {
    const colours = Array.from(
      { length: VARIANTS },
      (_, n) => COLOURS[(index + n) % COLOURS.length],
    )
    const sizes = SIZES.map((_, n) => SIZES[(index * 3 + n) % SIZES.length])
    const own = Array.from({ length: OWN_ATTRIBUTES }, (_, n) => {
      const attribute = (index * 7 + n * 37) % ATTRIBUTES
      return `Feature ${attribute},Value ${(index + n) % VALUES},1`
    })
    const list = (values: readonly unknown[]) => `"${values.join(', ')}"`
    lines.push(
      `${index}0,variable,item-${index},"Item ${index}",1,1,,,,"Group ${index % 4} > Part ${index % 24}",Brand ${index % BRANDS},,Colour,${list(colours)},1,Size,${list(sizes)},1,${own.join(',')}`,
    )
    for (let n = 0; n < VARIANTS; n++) {
      const stock = (index * 11 + n) % 7 === 0 ? 0 : 9
      const price = 10 + ((index * 13 + n) % 190)
      const sale = index % 9 === 0 ? price / 2 : ''
      lines.push(
        `${index}${n + 1},variation,item-${index}-${n},"Item ${index}",1,1,${stock},${price},${sale},,,item-${index},Colour,${colours[n]},1,Size,${sizes[n]},1${',,,'.repeat(OWN_ATTRIBUTES)}`,
      )
    }
  }
  return lines.join('\n')
}
