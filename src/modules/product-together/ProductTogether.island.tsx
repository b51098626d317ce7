import type { ModuleProps } from '#module-contract/client'
import { type ShownProductData, Together, type TogetherData } from '#shop-ui/client'
import type { Props } from './props.ts'

/** One form for the product and others that are often bought with it. */
export function ProductTogether({
  root,
  data,
}: ModuleProps<typeof Props, ShownProductData & TogetherData>) {
  const { product } = data
  return (
    <div {...root}>{product && <Together id={root.id} data={data} money={product.money} />}</div>
  )
}
