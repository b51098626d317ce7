import { escapeHtml, formatMoney } from '#base'
import { addressLines, type MailContent } from './mail.ts'
import { orderTotalRows } from './total-rows.ts'

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const CELL = 'padding:12px 0;border-bottom:1px solid #e4dccf;vertical-align:top'
const SMALL = 'color:#6b5d52;font-size:14px;line-height:1.5'

/** Tables and inline styles, because that is what mail programs understand; dark where the reader's is. */
export function renderMailHtml(content: MailContent): string {
  const { order } = content
  const parts = [
    `<h1 class="ink" style="margin:0 0 16px;font:300 28px/1.2 Georgia,serif;color:#1f1b16">${escapeHtml(content.heading)}</h1>`,
    `<p class="ink" style="margin:0 0 24px;font-size:16px;line-height:1.6;color:#1f1b16">${escapeHtml(content.intro).replaceAll('\n', '<br>')}</p>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;font-size:16px;line-height:1.5">${lines(content)}${totals(content)}</table>`,
    content.isUnpaid ? instructions(content) : '',
    order.note ? block('Note', [order.note]) : '',
    addresses(content),
    `<p style="margin:32px 0 0"><a class="button" href="${escapeHtml(content.url)}" style="display:inline-block;padding:12px 20px;background:#a94a26;color:#ffffff;text-decoration:none;border-radius:2px">${content.forCustomer ? 'View your order' : 'View the order'}</a></p>`,
  ]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.heading)}</title>
<style>@media (prefers-color-scheme:dark){.paper{background:#1f1b16!important}.ink{color:#f5efe6!important}.soft{color:#c9bdb0!important}td{border-color:#463c33!important}}</style>
</head><body class="paper" style="margin:0;padding:0;background:#faf7f2;${FONT}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#faf7f2"><tr><td align="center" style="padding:32px 20px;border:0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:start"><tr><td class="ink" style="border:0;color:#1f1b16;${FONT}">
<p class="soft" style="margin:0 0 24px;${SMALL}">${escapeHtml(content.shopName)}</p>
${parts.filter(Boolean).join('\n')}
</td></tr></table></td></tr></table></body></html>`
}

function lines({ order }: MailContent): string {
  const { currency, locale } = order.money
  return order.lines
    .map(line => {
      const chosen = line.options.map(
        option =>
          `<br><span class="soft" style="${SMALL}">${escapeHtml(`${option.name}: ${option.value}`)}</span>`,
      )
      const name = `${line.quantity} × ${line.name}`
      const price = formatMoney(line.subtotal, currency, locale)
      return `<tr><td class="ink" style="${CELL}">${escapeHtml(name)}${chosen.join('')}</td><td class="ink" align="right" style="${CELL};white-space:nowrap">${escapeHtml(price)}</td></tr>`
    })
    .join('')
}

function totals({ order }: MailContent): string {
  return orderTotalRows(order)
    .map(row => {
      const weight = row.id === 'total' ? 'font-weight:600;border-bottom:0' : ''
      const note = row.note
        ? `<br><span class="soft" style="${SMALL};font-weight:400">${escapeHtml(row.note)}</span>`
        : ''
      return `<tr><td class="ink" style="${CELL};${weight}">${escapeHtml(row.label)}</td><td class="ink" align="right" style="${CELL};${weight}">${escapeHtml(row.value)}${note}</td></tr>`
    })
    .join('')
}

function instructions({ order }: MailContent): string {
  const { payment } = order
  const accounts = payment.accounts.map(account =>
    block(account.bank, [account.owner, `IBAN: ${account.iban}`, `BIC: ${account.bic}`]),
  )
  return block(payment.title, [payment.instructions]) + accounts.join('')
}

function addresses({ order }: MailContent): string {
  const { billing, shipping, money } = order
  const bill = block('Billing address', [
    ...addressLines(billing, money.locale),
    billing.phone,
    billing.email,
  ])
  if (!order.needsShipping) return bill
  return bill + block('Shipping address', addressLines(shipping, money.locale))
}

function block(title: string, paragraphs: string[]): string {
  const text = paragraphs.filter(Boolean).map(escapeHtml).join('<br>').replaceAll('\n', '<br>')
  if (!text) return ''
  return `<h2 class="ink" style="margin:32px 0 8px;font-size:16px;color:#1f1b16">${escapeHtml(title)}</h2><p class="soft" style="margin:0;${SMALL}">${text}</p>`
}
