import type { ModuleProps } from '#module-contract/client'
import { BuyArea, BuyBar, type BuyData, useProduct } from '#shop-ui/client'
import type { Props } from './props.ts'

/** The form of a product. It also updates price, images and numbers in other modules. */
export function ProductBuy(props: ModuleProps<typeof Props, BuyData>) {
  const { root, data, buyBar, sku } = props
  const state = useProduct(root.id, data)
  const { product } = data
  if (!product) return <div {...root} data-state="missing" />
  return (
    <div {...root} data-type={product.type}>
      <BuyArea id={root.id} data={data} state={state} hasSku={sku} />
      {buyBar !== 'none' && (
        <BuyBar id={root.id} product={product} state={state} screens={buyBar} />
      )}
    </div>
  )
}
