import { formatMoney } from '#base'
import { addressLines, type MailContent } from './mail.ts'
import { orderTotalRows } from './total-rows.ts'

/** The mail for those who read plain text. */
export function renderMailText(content: MailContent): string {
  const { order } = content
  const { currency, locale } = order.money
  const lines = order.lines.map(line => {
    const chosen = line.options.map(option => `${option.name}: ${option.value}`).join(', ')
    const name = chosen ? `${line.name} (${chosen})` : line.name
    return `${line.quantity} × ${name}: ${formatMoney(line.subtotal, currency, locale)}`
  })
  const totals = orderTotalRows(order).map(
    row => `${row.label}: ${row.value}${row.note ? ` ${row.note}` : ''}`,
  )
  const blocks = [
    content.heading,
    content.intro,
    lines.join('\n'),
    totals.join('\n'),
    content.isUnpaid ? instructions(content) : '',
    order.note ? `Note:\n${order.note}` : '',
    `Billing address:\n${billing(content)}`,
    order.needsShipping
      ? `Shipping address:\n${addressLines(order.shipping, locale).join('\n')}`
      : '',
    `${content.forCustomer ? 'Your order on our site' : 'The order on the site'}: ${content.url}`,
    content.shopName,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function billing({ order }: MailContent): string {
  const { billing, money } = order
  return [...addressLines(billing, money.locale), billing.phone, billing.email].join('\n')
}

function instructions({ order }: MailContent): string {
  const accounts = order.payment.accounts.map(account =>
    [account.owner, account.bank, `IBAN: ${account.iban}`, `BIC: ${account.bic}`].join('\n'),
  )
  return [order.payment.instructions, ...accounts].filter(Boolean).join('\n\n')
}
