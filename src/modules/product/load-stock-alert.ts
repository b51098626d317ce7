import type { LoadContext } from '#module-contract'
import type { ProductDetail } from '#shop/schema'
import { createTranslate } from '#texts'
import type { StockAlertData } from './product-data.ts'
import { stockAlertTexts } from './stock-alert-texts.ts'

type Outcome = LoadContext<unknown>['outcome']

/** Whether a product of this shop has a sold out variant. */
export const hasSoldOut = ({ type, variants }: ProductDetail) =>
  (type === 'simple' || type === 'variable') &&
  variants.some(one => one.stock.state === 'out-of-stock')

/** Data of the form for sold out variants. */
export function toStockAlert(
  locale: string,
  { canMail, outcome }: { canMail: boolean; outcome: Outcome },
): StockAlertData {
  const t = createTranslate(stockAlertTexts, { locale })
  const keys = Object.keys(stockAlertTexts.en) as (keyof typeof stockAlertTexts.en)[]
  const texts = Object.fromEntries(keys.map(key => [key, t(key)]))
  return {
    texts: { ...texts, sent: t(canMail ? 'sent' : 'unmailed') },
    answer: answerOf(outcome),
  }
}

function answerOf(outcome: Outcome): StockAlertData['answer'] {
  if (outcome?.name !== 'alert') return undefined
  const { variant = '', email = '' } = outcome.input as Record<string, string>
  const { result } = outcome
  if (!result.ok) return { variant, email, reason: result.reason }
  return { variant, email, ...(result.answer as { isConfirmed: boolean }) }
}
