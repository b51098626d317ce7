import { numberFormat } from '#base'
import { useTexts } from '#module-contract/client'
import type { Measures, ProductDetail, VariantView } from '#shop/client'
import type { KeyOf, Translate } from '#texts'
import type { factTexts } from './product-texts.ts'

interface FactsProps {
  product: ProductDetail
  variant: VariantView | undefined
}

/** Rows with attributes, measurements and numbers. Some depend on the variant. */
export function FactRows({ product, variant }: FactsProps) {
  const t = useTexts<typeof factTexts>()
  return rowsOf(product, variant, t).map(([name, value, path]) => (
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
  ))
}

/** Whether the product or one of its variants has facts. */
export const hasFacts = (product: ProductDetail) =>
  product.brand !== undefined ||
  product.options.some(option => option.visible && option.values.length > 0) ||
  [product, ...product.variants].some(({ measures }) => Object.keys(measures).length > 0) ||
  product.variants.some(({ gtin }) => gtin !== undefined)

type Row = [name: string, value: string, path?: string]

function rowsOf(
  product: ProductDetail,
  variant: VariantView | undefined,
  t: Translate<KeyOf<typeof factTexts>>,
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
  if (variant?.gtin) rows.push([t('gtin'), variant.gtin])
  for (const option of product.options) {
    if (option.visible && option.values.length > 0) {
      rows.push([option.name, option.values.join(', ')])
    }
  }
  return rows
}
