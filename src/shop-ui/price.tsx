import { formatMoney } from '#base'
import { useTexts } from '#module-contract/client'
import { type ProductDetail, priceText, type VariantView } from '#shop/client'
import type { shownPriceTexts } from './product-texts.ts'

interface PriceProps {
  product: ProductDetail
  variant: VariantView | undefined
}

/** Price with the names of automatic discounts. */
export function PriceWithDiscount({ product, variant }: PriceProps) {
  return (
    <>
      <Price product={product} variant={variant} />
      {product.price?.label && <p className="product-discount">{product.price.label}</p>}
    </>
  )
}

/** Price of the selected variant, or the lowest price. */
export function Price({ product, variant }: PriceProps) {
  const t = useTexts<typeof shownPriceTexts>()
  const { money } = product
  const amount = (minor: number) => formatMoney(minor, money.currency, money.locale)
  if (variant?.price !== undefined) {
    const before =
      variant.onSale && variant.regularPrice !== undefined
        ? amount(variant.regularPrice)
        : undefined
    return (
      <>
        <PriceLine
          from={false}
          now={amount(variant.price)}
          before={before}
          suffix={variant.suffix}
        />
        <PriceNotes {...variant} amount={amount} />
      </>
    )
  }
  if (!product.price) return <p className="product-price">{t('unavailable')}</p>
  return (
    <>
      <PriceLine {...priceText(product.price, money)} />
      <PriceNotes {...product.price} amount={amount} />
    </>
  )
}

/** One line with the present price, without that before a reduction. */
export function CurrentPrice({ product, variant }: PriceProps) {
  const { currency, locale } = product.money
  if (variant?.price !== undefined) {
    const now = formatMoney(variant.price, currency, locale)
    return <PriceLine from={false} now={now} before={undefined} suffix={variant.suffix} />
  }
  if (!product.price) return null
  return <PriceLine {...priceText(product.price, product.money)} before={undefined} />
}

/** Price per unit, and the lowest price before a reduction. */
function PriceNotes({
  unitPrice,
  lowest,
  amount,
}: Pick<VariantView, 'unitPrice' | 'lowest'> & { amount(minor: number): string }) {
  const t = useTexts<typeof shownPriceTexts>()
  if (!unitPrice && lowest === undefined) return null
  return (
    <p className="product-price-notes">
      {unitPrice && (
        <span>{t('unitPrice', { price: amount(unitPrice.price), per: unitPrice.per })}</span>
      )}
      {lowest !== undefined && <span>{t('lowestPrice', { price: amount(lowest) })}</span>}
    </p>
  )
}

interface PriceLineProps {
  from: boolean
  now: string
  before: string | undefined
  suffix: string | undefined
}

/** A formatted price. */
export function PriceLine({ from, now, before, suffix }: PriceLineProps) {
  const t = useTexts<typeof shownPriceTexts>()
  const note = suffix && <small className="product-price-suffix"> {suffix}</small>
  if (!before) {
    return (
      <p className="product-price">
        {from ? t('fromPrice', { price: now }) : now}
        {note}
      </p>
    )
  }
  return (
    <p className="product-price">
      <span className="visually-hidden">{t('originalPrice')} </span>
      <del>{before}</del> <span className="visually-hidden">{t('currentPrice')} </span>
      <ins>{now}</ins>
      {note}
    </p>
  )
}
