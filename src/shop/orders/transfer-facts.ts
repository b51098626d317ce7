import { formatMoney } from '#base'
import type { KeyOf, Translate } from '#texts'
import type { BankAccount } from '../model/settings.ts'
import type { orderTexts } from './texts.ts'
import type { OrderView } from './view.ts'

/** Data of a bank transfer of the balance, with labels, for pages, mails and print. */
export function transferFacts(
  order: Pick<OrderView, 'number' | 'totals' | 'paid' | 'money'>,
  account: BankAccount,
  t: Translate<KeyOf<typeof orderTexts>>,
): [label: string, value: string][] {
  const { currency, locale } = order.money
  const facts: [string, string][] = [
    [t('accountOwner'), account.owner],
    [t('bank'), account.bank],
    [t('iban'), account.iban],
    [t('bic'), account.bic],
    [t('transferAmount'), formatMoney(order.totals.total - order.paid, currency, locale)],
    [t('reference'), String(order.number)],
  ]
  return facts.filter(([, value]) => value !== '')
}
