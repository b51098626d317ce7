import { numberFormat } from '#base'
import { ServerHtml, useTexts } from '#module-contract/client'
import type { Measures, ProductDetail, VariantView } from '#shop/client'
import type { KeyOf, Translate } from '#texts'
import type { texts } from './texts.ts'

interface DetailsProps {
  id: string
  product: ProductDetail
  variant: VariantView | undefined
}

/** Long description and measurements, which depend on the variant. */
export function Details({ id, product, variant }: DetailsProps) {
  const t = useTexts<typeof texts>()
  const rows = rowsOf(product, variant, t)
  if (!product.descriptionHtml && rows.length === 0) return null
  return (
    <div className="product-details">
      {product.descriptionHtml && (
        <section aria-labelledby={`${id}-description`}>
          <h2 id={`${id}-description`}>{t('description')}</h2>
          <ServerHtml as="div" className="product-description" html={product.descriptionHtml} />
        </section>
      )}
      {rows.length > 0 && (
        <section aria-labelledby={`${id}-information`}>
          <h2 id={`${id}-information`}>{t('details')}</h2>
          <dl className="product-facts">
            {rows.map(([name, value, path]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {path ? (
                    <a href={path}>
                      <bdi>{value}</bdi>
                    </a>
                  ) : (
                    <bdi>{value}</bdi>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}

type Row = [name: string, value: string, path?: string]

function rowsOf(
  product: ProductDetail,
  variant: VariantView | undefined,
  t: Translate<KeyOf<typeof texts>>,
): Row[] {
  const { units, money } = product
  const measures: Measures = { ...product.measures, ...variant?.measures }
  const number = numberFormat(money.locale, { maximumFractionDigits: 2 })
  const { weight, length, width, height } = measures
  const rows: Row[] = []
  if (product.brand) rows.push([t('brand'), product.brand.name, product.brand.path])
  if (weight !== undefined) rows.push([t('weight'), `${number.format(weight)} ${units.weight}`])
  const sides = [length, width, height].flatMap(side =>
    side === undefined ? [] : [number.format(side)],
  )
  if (sides.length > 0) rows.push([t('dimensions'), `${sides.join(' × ')} ${units.length}`])
  for (const option of product.options) {
    if (option.visible && option.values.length > 0) {
      rows.push([option.name, option.values.join(', ')])
    }
  }
  return rows
}
