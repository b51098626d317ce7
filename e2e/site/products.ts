import { type NewProduct, offer, stock, variable } from '../support/new-product.ts'
import type { PictureIds } from './pictures.ts'

const covers = {
  Green: { colour: '#8fae9f', picture: 'green' },
  White: { colour: '#f4efe6', picture: 'white' },
  Blue: { colour: '#31566b', picture: 'blue' },
} as const
type Cover = keyof typeof covers

const notebook = (pictures: PictureIds): NewProduct => ({
  name: 'Notebook',
  sku: 'notebook',
  featured: true,
  shortHtml: '<p>Sewn, so that it lies flat.</p>',
  images: [pictures.green, pictures.white, pictures.blue],
  ...variable(
    [
      {
        key: 'cover',
        name: 'Cover',
        values: Object.keys(covers),
        swatches: Object.fromEntries(
          Object.entries(covers).map(([name, { colour }]) => [name, { colour }]),
        ),
      },
      { key: 'size', name: 'Size', values: ['Small', 'Large'] },
    ],
    (cover, size) => ({
      ...offer(size === 'Large' ? 3300 : 2900),
      image: pictures[covers[cover as Cover].picture],
      stock: stock(100),
    }),
  ),
})

/** A product of each type in two categories, with enough stock for all tests, except the lamp. */
export const siteProducts = (pictures: PictureIds): Record<string, NewProduct[]> => ({
  Paper: [
    notebook(pictures),
    { name: 'Calendar', sku: 'calendar', offer: offer(2400), stock: stock(0) },
    { name: 'Gift wrap', sku: 'wrap', offer: offer(1200, 900), stock: stock(100) },
    {
      name: 'Map of the town',
      sku: 'map',
      type: 'external',
      offer: offer(1500),
      externalUrl: 'https://example.com/map',
      buttonText: 'Buy from the publisher',
    },
  ],
  Desk: [
    {
      name: 'Desk lamp',
      sku: 'lamp',
      featured: true,
      shortHtml: '<p>One arm, two joints.</p>',
      offer: offer(42_000),
      stock: stock(20),
      images: [pictures.lamp],
    },
    {
      name: 'Wall clock',
      sku: 'clock',
      featured: true,
      descriptionHtml: '<p>It does not tick.</p>',
      offer: offer(12_800),
      stock: stock(500),
      images: [pictures.clock, pictures.window],
    },
    { name: 'Pencil', sku: 'pencil', featured: true, offer: offer(1900), stock: stock(500) },
    { name: 'Ruler', sku: 'ruler', offer: offer(5600), stock: stock(500) },
  ],
})

/** A group of existing products. */
export const writingSet = (grouped: string[]): NewProduct => ({
  name: 'Writing set',
  sku: 'set',
  type: 'grouped',
  grouped,
})
