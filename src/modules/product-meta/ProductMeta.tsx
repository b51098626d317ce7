import { type ModuleProps, useTexts } from '#module-contract'
import { type Term, variantFor } from '#shop/client'
import { NumberFact, partAttributes, type ShownProductData, TermLinks } from '#shop-ui'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** Numbers and terms of the product. The form of the product updates the numbers. */
export function ProductMeta(props: ModuleProps<typeof Props, ShownProductData>) {
  const { root, data, layout } = props
  const t = useTexts<typeof texts>()
  const { product, choice, key } = data
  if (!product) return <div {...root} />
  const variant = variantFor(product, choice)
  const lists: [label: string, terms: readonly Term[]][] = [
    [t('brand'), props.brand && product.brand ? [product.brand] : []],
    [t('categories'), props.categories ? product.categories : []],
    [t('tags'), props.tags ? product.tags : []],
  ]
  return (
    <div {...root} data-layout={layout}>
      <dl>
        {(['sku', 'gtin'] as const).map(
          name =>
            props[name] && (
              <div key={name} {...partAttributes(name, key)}>
                <NumberFact name={name} product={product} variant={variant} />
              </div>
            ),
        )}
        {lists.map(
          ([label, terms]) =>
            terms.length > 0 && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <TermLinks terms={terms} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}
