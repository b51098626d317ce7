import { LATER_NAMES, OPTIONS, wordOf } from './shopify.ts'

/** The column of each heading, for showing how a file is read. */
export function matchShopify(names: readonly string[]): (string | undefined)[] {
  const later = new Map(Object.entries(LATER_NAMES).map(([name, later]) => [later, name]))
  return names.map(name => {
    const word = wordOf(name)
    return READ[word] ?? READ[later.get(word) ?? '']
  })
}

/** Shopify's columns and what they become. */
const READ: Record<string, string> = {
  handle: 'id',
  title: 'name',
  'body (html)': 'description',
  'body html': 'description',
  vendor: 'brands',
  type: 'categories',
  'product category': 'categories',
  tags: 'tags',
  published: 'published',
  status: 'published',
  'variant sku': 'sku',
  'variant grams': 'weight',
  'variant inventory tracker': 'stock',
  'variant inventory qty': 'stock',
  'variant inventory policy': 'backorders allowed?',
  'variant price': 'regular price',
  'variant compare at price': 'sale price',
  'variant requires shipping': 'type',
  'variant taxable': 'tax status',
  'variant barcode': 'gtin, upc, ean, or isbn',
  'variant image': 'images',
  'image src': 'images',
  'image position': 'images',
  'cost per item': 'cost of goods',
  'seo title': 'seo title',
  'seo description': 'seo description',
  ...Object.fromEntries(
    OPTIONS.flatMap(n => [
      [`option${n} name`, `attribute ${n} name`],
      [`option${n} value`, `attribute ${n} value(s)`],
    ]),
  ),
}
