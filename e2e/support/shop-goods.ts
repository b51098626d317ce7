import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vitrine } from './put-page.ts'

const columns = [
  ...['ID', 'Type', 'SKU', 'Name', 'Published', 'Regular price', 'In stock?', 'Categories'],
  ...['Parent', 'Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 2 name'],
  'Attribute 2 value(s)',
]

type Row = Record<string, string>

/** Takes rows of WooCommerce's product CSV into the catalogue of the site under test. */
export function putProducts(rows: Row[]) {
  const quote = (value = '') => `"${value.replaceAll('"', '""')}"`
  const lines = rows.map(row =>
    columns.map(name => quote({ Published: '1', 'In stock?': '1', ...row }[name])).join(','),
  )
  const file = join(mkdtempSync(join(tmpdir(), 'vitrine-goods-')), 'products.csv')
  writeFileSync(file, [columns.map(quote).join(','), ...lines, ''].join('\n'))
  vitrine('import', 'products', file)
}

/** A product of two options in two values each, each variant with a price of its own: 11 to 14. */
export function cupRows(sku: string, name: string): Row[] {
  const options = {
    'Attribute 1 name': 'Glaze',
    'Attribute 2 name': 'Size',
  }
  const parent: Row = {
    ...options,
    Type: 'variable',
    SKU: sku,
    Name: name,
    'Attribute 1 value(s)': 'Blue, Ash grey',
    'Attribute 2 value(s)': '250 ml, 350 ml',
  }
  const variants = ['Blue', 'Ash grey'].flatMap(glaze =>
    ['250 ml', '350 ml'].map(size => ({ glaze, size })),
  )
  return [
    parent,
    ...variants.map(({ glaze, size }, index) => ({
      ...options,
      Type: 'variation',
      SKU: `${sku}-${index + 1}`,
      Name: `${name} ${index + 1}`,
      Parent: sku,
      'Regular price': String(11 + index),
      'Attribute 1 value(s)': glaze,
      'Attribute 2 value(s)': size,
    })),
  ]
}
