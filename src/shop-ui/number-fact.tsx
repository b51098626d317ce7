import { useTexts } from '#module-contract/client'
import type { ProductDetail, VariantView } from '#shop/client'
import type { factTexts } from './product-texts.ts'

interface NumberFactProps {
  name: 'sku' | 'gtin'
  product: ProductDetail
  variant: VariantView | undefined
}

/** Number of the selected variant, or of the product while none is selected. */
export function NumberFact({ name, product, variant }: NumberFactProps) {
  const t = useTexts<typeof factTexts>()
  const value = variant?.[name] ?? (name === 'sku' ? product.sku : undefined)
  if (!value) return null
  return (
    <>
      <dt>{t(name === 'sku' ? 'skuLabel' : name)}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </>
  )
}
