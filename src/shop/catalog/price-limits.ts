import type { Minor } from '#base'
import type { PriceLimits, PriceRanges } from '../facets/facet-query.ts'
import { convertPrice } from '../money/exchange.ts'
import { MAX_PRICE } from '../money/limits.ts'
import { shownPrice } from '../money/shown-price.ts'
import type { CatalogReader } from './reader.ts'

type Reader = Pick<CatalogReader, 'settings' | 'taxes'>

/** Shown price of an entered one, by kind of tax. */
function showPrices({ settings, taxes }: Reader, goods: string) {
  const [tax_status = '', tax_class = ''] = goods.split(' ')
  return (entered: Minor): Minor =>
    shownPrice(settings, taxes, convertPrice(entered, settings.exchange), {
      tax_status,
      tax_class,
    })
}

/** Converts limits of shown prices to limits of entered prices, which depend on the kind of tax. */
export function toPriceLimits(
  reader: Reader,
  allGoods: readonly string[],
  { min, max }: { min: Minor | undefined; max: Minor | undefined },
): PriceLimits {
  return allGoods.map(goods => {
    const shown = showPrices(reader, goods)
    return [
      min === undefined ? 0 : firstPrice(price => shown(price) >= min),
      max === undefined ? MAX_PRICE : firstPrice(price => shown(price) > max) - 1,
    ]
  })
}

/** Lowest entered price that passes. Shown prices never fall when the entered price rises. */
function firstPrice(passes: (price: Minor) => boolean): Minor {
  let [from, to] = [0, MAX_PRICE + 1]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (passes(middle)) to = middle
    else from = middle + 1
  }
  return from
}

/** Lowest and highest shown price. */
export function shownRange(reader: Reader, allGoods: readonly string[], ranges: PriceRanges) {
  const shown = ranges.flatMap((range, goods) => {
    const show = showPrices(reader, allGoods[goods] ?? '')
    return range ? [show(range[0]), show(range[1])] : []
  })
  return shown.length > 0 ? { min: Math.min(...shown), max: Math.max(...shown) } : undefined
}
