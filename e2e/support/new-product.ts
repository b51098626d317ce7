import type { APIRequestContext } from '@playwright/test'
import type { ProductEdit } from '#shop/schema'
import { change } from './admin-api.ts'

/** A product for the admin API; missing fields get defaults. */
export type NewProduct = Partial<ProductEdit> & { name: string }

/** Prices in cents. */
export const offer = (
  regularPrice: number | null,
  salePrice: number | null = null,
): ProductEdit['offer'] => ({
  regularPrice,
  salePrice,
  saleFrom: null,
  saleTo: null,
  virtual: false,
  downloadable: false,
  downloads: [],
  measures: { weight: 0.3, length: 20, width: 15, height: 2 },
})

/** Counted stock. */
export const stock = (quantity: number): ProductEdit['stock'] => ({
  quantity,
  status: quantity > 0 ? 'in-stock' : 'out-of-stock',
  backorders: 'no',
  lowAt: 2,
})

interface Option {
  key: string
  name: string
  values: readonly string[]
  swatches?: Record<string, { colour: string }>
}

/** A product with a variant per combination of options; `each` returns the differences. */
export function variable(
  options: [Option, Option],
  each: (first: string, second: string, index: number) => Partial<ProductEdit['variants'][number]>,
): Pick<ProductEdit, 'type' | 'options' | 'variants'> {
  const [first, second] = options
  const pairs = first.values.flatMap(one => second.values.map(other => [one, other] as const))
  return {
    type: 'variable',
    options: options.map(option => ({
      ...option,
      values: [...option.values],
      visible: true,
      variation: true,
    })),
    variants: pairs.map(([one, other], index) => ({
      ...offer(null),
      sku: null,
      options: { [first.key]: one, [second.key]: other },
      enabled: true,
      image: null,
      descriptionHtml: '',
      taxClass: null,
      shippingClass: null,
      stock: null,
      ...each(one, other, index),
    })),
  }
}

/** A product with two options of two values; variants cost 11 to 14. */
export const cup = (name: string): NewProduct => ({
  name,
  ...variable(
    [
      { key: 'color', name: 'Color', values: ['Blue', 'Ash grey'] },
      { key: 'size', name: 'Size', values: ['250 ml', '350 ml'] },
    ],
    (_first, _second, index) => offer(1100 + index * 100),
  ),
})

/** Publishes a product. */
export const addProduct = (api: APIRequestContext, product: NewProduct) =>
  change<{ id: string; slug: string }>(api, '/products', { status: 'published', ...product })

/** Publishes products in a new category; returns its id and slug. */
export async function addCategory(api: APIRequestContext, name: string, products: NewProduct[]) {
  const category = await change<{ id: string; slug: string }>(api, '/categories', { name })
  for (const product of products) {
    await addProduct(api, { categories: [category.id], ...product })
  }
  return category
}
