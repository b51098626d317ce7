import { SERVER_TEXT, ServerHtml, useTexts } from '#module-contract/client'
import type { buyTexts } from '../buy-texts.ts'
import type { BuyData } from '../product-data.ts'
import { BundleParts } from './bundle-parts.tsx'
import { BuyForm } from './buy-form.tsx'
import { External } from './external.tsx'
import { Group } from './group.tsx'
import { StockAlert } from './stock-alert.tsx'
import { UpdateParts } from './update-parts.tsx'
import type { ProductState } from './use-product.ts'

interface BuyAreaProps {
  /** Id of the module. */
  id: string
  data: BuyData
  state: ProductState
  hasSku: boolean
}

/** Form of a product by its type, with the parts of a bundle and the dates of delivery. */
export function BuyArea({ id, data, state, hasSku }: BuyAreaProps) {
  const t = useTexts<typeof buyTexts>()
  const { product, delivery } = data
  if (!product) return null
  return (
    <>
      <BundleParts parts={product.parts} />
      {product.external && <External product={product} />}
      {product.type === 'grouped' && <Group id={id} data={data} state={state} />}
      {(product.type === 'simple' || product.type === 'variable') && (
        <BuyForm id={id} data={data} state={state} hasSku={hasSku} />
      )}
      {data.stockAlert && (
        <StockAlert id={id} data={data} alert={data.stockAlert} variant={state.variant} />
      )}
      {delivery && (
        <ServerHtml as="p" className="product-delivery">
          {data.kept ? SERVER_TEXT : t('deliveryPromise', delivery)}
        </ServerHtml>
      )}
      <UpdateParts id={id} data={data} state={state} />
    </>
  )
}
