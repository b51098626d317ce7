import type { ModuleProps } from '#module-contract'
import { type ShownProductData, ProductRating as Stars } from '#shop-ui'
import type { Props } from './props.ts'

/** Average of the reviews. Products without reviews show nothing. */
export function ProductRating({ root, data }: ModuleProps<typeof Props, ShownProductData>) {
  return <div {...root}>{data.product && <Stars rating={data.product.rating} />}</div>
}
