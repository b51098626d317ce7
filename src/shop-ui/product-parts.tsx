import type { ReactNode } from 'react'
import type { ProductDetail, VariantView } from '#shop/client'
import { FactRows } from './facts.tsx'
import { NumberFact } from './number-fact.tsx'
import { PriceWithDiscount } from './price.tsx'

interface Shown {
  product: ProductDetail
  variant: VariantView | undefined
}

/** Parts of a product that depend on the selected variant and may be in other modules than its form. */
const PARTS = {
  price: shown => <PriceWithDiscount {...shown} />,
  facts: shown => <FactRows {...shown} />,
  sku: shown => <NumberFact name="sku" {...shown} />,
  gtin: shown => <NumberFact name="gtin" {...shown} />,
} satisfies Record<string, (shown: Shown) => ReactNode>

export type ProductPart = keyof typeof PARTS

export const renderPart = (part: ProductPart, shown: Shown): ReactNode => PARTS[part](shown)

export const isPart = (name: string): name is ProductPart => Object.hasOwn(PARTS, name)

/** Attributes of an element that contains nothing but this part. */
export const partAttributes = (part: ProductPart, key: string) => ({
  'data-product-part': part,
  'data-product': key,
})
