import type { LoadContext } from '#module-contract'
import type { ProductDetail } from '#shop/schema'
import { createTranslate } from '#texts'
import type { StockAlertData } from '../product-data.ts'
import { stockAlertTexts } from '../stock-alert-texts.ts'
import type { Services } from './load-product.ts'

type Outcome = LoadContext<unknown>['outcome']

/** Whether a product of this shop has a sold out variant. */
const hasSoldOut = ({ type, variants }: ProductDetail) =>
  (type === 'simple' || type === 'variable') &&
  variants.some(one => one.stock.state === 'out-of-stock')

/** Undefined if nothing is sold out, or the shop does not offer it. */
export async function loadStockAlert(
  product: ProductDetail | undefined,
  { services, tag, needs, language, outcome }: LoadContext<Services & { canMail: boolean }>,
): Promise<StockAlertData | undefined> {
  if (!product || !hasSoldOut(product)) return undefined
  tag('site')
  if (!(await services.shop.settings()).stockAlerts.enabled) return undefined
  needs({ styles: ['stock-alert'] })
  return toStockAlert(language.locale, { canMail: services.canMail, outcome })
}

/** Data of the form for sold out variants. */
function toStockAlert(
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
