import type { LoadContext } from '#module-contract'
import type { ProductDetail } from '#shop/schema'
import { createTranslate } from '#texts'
import type { Services } from '../services.ts'
import type { StockAlertData } from './product-data.ts'
import { stockAlertTexts } from './stock-alert-texts.ts'

/** Data of the form for sold out variants; undefined if none is sold out or the shop has no form. */
export async function loadStockAlert(
  { type, variants }: ProductDetail,
  { services, tag, needs, language, outcome }: LoadContext<Services>,
): Promise<StockAlertData | undefined> {
  const isSoldHere = type === 'simple' || type === 'variable'
  if (!isSoldHere || !variants.some(one => one.stock.state === 'out-of-stock')) return undefined
  tag('site')
  if (!(await services.shop.settings()).stockAlerts.enabled) return undefined
  needs({ styles: ['product-looks'] })
  const t = createTranslate(stockAlertTexts, { locale: language.locale })
  const keys = Object.keys(stockAlertTexts.en) as (keyof typeof stockAlertTexts.en)[]
  const texts = Object.fromEntries(keys.map(key => [key, t(key)]))
  return {
    texts: { ...texts, sent: t(services.canMail ? 'sent' : 'unmailed') },
    answer: answerOf(outcome),
  }
}

function answerOf(outcome: LoadContext<Services>['outcome']): StockAlertData['answer'] {
  if (outcome?.name !== 'alert') return undefined
  const { variant = '', email = '' } = outcome.input as Record<string, string>
  const { result } = outcome
  if (!result.ok) return { variant, email, reason: result.reason }
  return { variant, email, ...(result.answer as { isConfirmed: boolean }) }
}
