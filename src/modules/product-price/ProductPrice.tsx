import type { ModuleProps } from '#module-contract'
import { variantFor } from '#shop/client'
import { PriceWithDiscount, partAttributes, type ShownProductData } from '#shop-ui'
import type { Props } from './props.ts'

/** Price of the selected variant. The form of the product updates it. */
export function ProductPrice(props: ModuleProps<typeof Props, ShownProductData>) {
  const { root, data, size } = props
  const { product, choice, key } = data
  return (
    <div
      {...root}
      {...partAttributes('price', key)}
      data-size={size === 'normal' ? undefined : size}
    >
      {product && <PriceWithDiscount product={product} variant={variantFor(product, choice)} />}
    </div>
  )
}
