import { useTexts } from '#module-contract/client'
import { transferFacts } from '#shop/client'
import { BankAccount } from '#ui/client'
import type { KnownOrder } from './known-order.ts'
import type { OrderPayData } from './load.server.ts'
import type { texts } from './texts.ts'

interface InstructionsProps {
  order: KnownOrder['order']
  codes: OrderPayData['transferCodes']
}

export const hasInstructions = ({ payment }: KnownOrder['order']) =>
  payment.instructions !== '' || payment.accounts.length > 0

/** How to pay by the method that was chosen with the order, such as a bank transfer. */
export function Instructions({ order, codes }: InstructionsProps) {
  const t = useTexts<typeof texts>()
  if (!hasInstructions(order)) return null
  const { title, instructions, accounts } = order.payment
  return (
    <section className="order-pay-instructions">
      <h2>{title}</h2>
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
    </section>
  )
}
