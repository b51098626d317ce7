import type { ProductCard } from './view.ts'

/** Options of a module that decide on badges. */
export interface BadgeOptions {
  saleBadge: 'word' | 'percent'
  /** Products that were created after it are new; UTC milliseconds. Undefined for none. */
  newSince: number | undefined
}

export type Badge =
  | { kind: 'out-of-stock' | 'on-backorder' | 'new' }
  /** `label` names an automatic discount; it is empty without one. */
  | { kind: 'sale'; label: string }
  /** Share of the former price, such as 0.2. */
  | { kind: 'percent'; share: number }

/** Badges of a product. Products that cannot be bought now have no others. */
export function badgesOf(
  { stock, price, createdAt }: Pick<ProductCard, 'stock' | 'price' | 'createdAt'>,
  { saleBadge, newSince }: BadgeOptions,
): Badge[] {
  if (stock === 'out-of-stock' || stock === 'on-backorder') return [{ kind: stock }]
  const badges: Badge[] = []
  if (price?.onSale) {
    const percent = saleBadge === 'percent' ? percentOff(price) : 0
    badges.push(
      percent > 0
        ? { kind: 'percent', share: percent / 100 }
        : { kind: 'sale', label: price.label ?? '' },
    )
  }
  if (newSince !== undefined && createdAt > newSince) badges.push({ kind: 'new' })
  return badges
}

/** Whole percent below the former price, rounded down. 0 if variants differ in price. */
function percentOff({ min, max, regularMin, regularMax }: NonNullable<ProductCard['price']>) {
  if (min !== max || regularMin !== regularMax || regularMin <= 0) return 0
  return Math.floor(((regularMin - min) * 100) / regularMin)
}

/** Text such as “−20%”. The minus sign is before the number in all directions, inside of `bdi`. */
export const percentText = (share: number, locale: string) =>
  `−${new Intl.NumberFormat(locale, { style: 'percent' }).format(share)}`
