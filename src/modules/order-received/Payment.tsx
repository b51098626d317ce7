import { useTexts } from '#module-contract'
import { type OrderView, transferFacts } from '#shop/schema'
import { BankAccount } from '#ui'
import type { OrderReceivedData } from './load.server.ts'
import type { texts } from './texts.ts'

/** Payment instructions and accounts for transfers. */
export function Payment({
  order,
  codes,
  title,
}: {
  order: OrderView
  title: string
  codes: NonNullable<OrderReceivedData['transferCodes']>
}) {
  const t = useTexts<typeof texts>()
  const { instructions, accounts } = order.payment
  if (!instructions && accounts.length === 0) return null
  return (
    <div className="order-payment">
      {title && <h2>{title}</h2>}
      {instructions && <p>{instructions}</p>}
      {accounts.map(account => (
        <BankAccount
          key={account.iban}
          facts={transferFacts(order, account, t)}
          code={codes[account.iban]}
          codeLabel={t('transferCode')}
          codeHint={t('scanCode')}
        />
      ))}
    </div>
  )
}
