import { type ModuleProps, ServerHtml } from '#module-contract'
import type { ShownProductData } from '#shop-ui'
import type { Props } from './props.ts'

/** Short description. Products without one show nothing. */
export function ProductExcerpt({ root, data }: ModuleProps<typeof Props, ShownProductData>) {
  return (
    <div {...root}>
      {data.product && (
        <ServerHtml as="div" className="product-short" html={data.product.shortHtml} />
      )}
    </div>
  )
}
