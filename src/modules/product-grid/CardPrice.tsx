import { formatMoney } from '#base'
import { useTexts } from '#module-contract/client'
import type { MoneyFormat, PriceRange } from '#shop/client'
import type { texts } from './texts.ts'

interface CardPriceProps {
  /** Undefined if the product is not for sale. */
  price: PriceRange | undefined
  money: MoneyFormat
}

export function CardPrice({ price, money }: CardPriceProps) {
  const t = useTexts<typeof texts>()
  if (!price) return null
  const format = (amount: number) => formatMoney(amount, money.currency, money.locale)
  const { unitPrice, lowest } = price
  const note = (
    <>
      {price.suffix && <small> {price.suffix}</small>}
      {unitPrice && (
        <small className="product-card-note">
          {t('unitPrice', { price: format(unitPrice.price), per: unitPrice.per })}
        </small>
      )}
      {lowest !== undefined && (
        <small className="product-card-note">{t('lowestPrice', { price: format(lowest) })}</small>
      )}
    </>
  )
  if (price.min !== price.max) {
    return (
      <p className="product-card-price">
        {t('fromPrice', { price: format(price.min) })}
        {note}
      </p>
    )
  }
  // Variants can have equal prices and different regular prices. Then there is no single former price.
  const { regularMin, regularMax } = price
  const isReduced = price.onSale && regularMin > price.min && regularMin === regularMax
  if (!isReduced) {
    return (
      <p className="product-card-price">
        {format(price.min)}
        {note}
      </p>
    )
  }
  return (
    <p className="product-card-price">
      <del>
        <span className="visually-hidden">{t('originalPrice')} </span>
        {format(regularMin)}
      </del>{' '}
      <ins>
        <span className="visually-hidden">{t('currentPrice')} </span>
        {format(price.min)}
      </ins>
      {note}
    </p>
  )
}
