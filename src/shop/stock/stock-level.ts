import type { StockMail } from '../model/shop-mails.ts'

/** A stock item of which the last or one of the last was taken. */
export interface CrossedLevel {
  stockId: string
  productId: string
  mail: StockMail
  left: number
}

/** The threshold that taking a quantity has crossed; once per crossing, not on every sale. */
export function crossedLevel(
  left: number,
  { taken, lowAt }: { taken: number; lowAt: number },
): StockMail | undefined {
  const before = left + taken
  if (left <= 0) return before > 0 ? 'stock-out' : undefined
  return left <= lowAt && before > lowAt ? 'stock-low' : undefined
}
