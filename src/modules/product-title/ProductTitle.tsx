import type { ModuleProps } from '#module-contract'
import { ProductHead, type ShownProductData } from '#shop-ui'
import type { Props } from './props.ts'

/** Name of the product, with links to its categories. */
export function ProductTitle(props: ModuleProps<typeof Props, ShownProductData>) {
  const { root, data, level, categories, size } = props
  return (
    <div {...root} data-size={size === 'normal' ? undefined : size}>
      {data.product && (
        <ProductHead product={data.product} level={level} hasCategories={categories} />
      )}
    </div>
  )
}
