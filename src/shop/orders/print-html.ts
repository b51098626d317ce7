import { escapeHtml, formatDate, formatMoney } from '#base'
import {
  createTranslate,
  isRightToLeftLocale,
  type KeyOf,
  mergeTexts,
  type Translate,
} from '#texts'
import { addressLines } from '../address/format-address.ts'
import { enteredFields } from './entered-fields.ts'
import { PRINT_CSS } from './print-css.ts'
import { printTexts } from './print-texts.ts'
import { orderTexts } from './texts.ts'
import { orderTotalRows } from './total-rows.ts'
import { transferFacts } from './transfer-facts.ts'
import type { FulfilmentView, OrderView } from './view.ts'

export type PrintKind = 'sheet' | 'slip'

export interface Sender {
  name: string
  /** Address lines. */
  address: readonly string[]
  email: string
  /** URL of an image that replaces the name. */
  logo?: string | undefined
  /** Sets `--text`, `--muted`, `--border`, `--tint`, `--font-text` and `--font-display`. */
  css: string
}

const texts = mergeTexts(orderTexts, printTexts)
type PrintTranslate = Translate<KeyOf<typeof texts>>

/** Printable A4 page of an order: summary with prices, or packing slip. */
export const renderOrderPrint = (
  order: OrderView,
  kind: PrintKind,
  sender: Sender,
  /** Limits a packing slip to one shipment. */
  fulfilment?: FulfilmentView,
): string => renderOrdersPrint([fulfilment ? onlyShipped(order, fulfilment) : order], kind, sender)

/** Printable pages of several orders. The first one determines title and language. */
export function renderOrdersPrint(
  orders: readonly OrderView[],
  kind: PrintKind,
  sender: Sender,
): string {
  const [first] = orders
  if (!first) return ''
  const { locale } = first.money
  const t = createTranslate(texts, { locale })
  const title = t(kind, { number: orders.map(order => order.number).join(', ') })
  return `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="${isRightToLeftLocale(locale) ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${sender.css}${PRINT_CSS}</style></head>
<body>
${orders.map(order => renderSheet(order, kind, sender)).join('\n')}</body></html>`
}

function renderSheet(order: OrderView, kind: PrintKind, sender: Sender): string {
  const { timeZone, money } = order
  const { locale } = money
  const t = createTranslate(texts, { locale })
  const isSlip = kind === 'slip'
  const to = isSlip && order.needsShipping ? order.shipping : order.billing
  const date = formatDate(order.createdAt, { locale, timeZone })
  const title = t(kind, { number: String(order.number) })
  const shop = sender.logo
    ? `<img src="${escapeHtml(sender.logo)}" alt="${escapeHtml(sender.name)}">`
    : escapeHtml(sender.name)
  const senderLines = sender.address.filter(Boolean)
  return `<main class="sheet">
<header><p class="shop">${shop}</p><p class="sender">${lines([...senderLines, sender.email])}</p></header>
<address><span class="from">${escapeHtml([sender.name, ...senderLines].join(' · '))}</span>${lines([...addressLines(to, locale), ...vatLine(order, isSlip, t)])}</address>
<h1>${escapeHtml(title)}</h1>
<dl>${facts(order, date, isSlip, t)}</dl>
<table><thead><tr><th scope="col" class="count">${t('quantity')}</th><th scope="col">${t('item')}</th>${isSlip ? `<th scope="col" class="check">${t('packed')}</th>` : `<th scope="col" class="amount">${t('price')}</th><th scope="col" class="amount">${t('amount')}</th>`}</tr></thead>
<tbody>${order.lines.map(line => row(order, line, isSlip)).join('')}</tbody></table>
${isSlip ? itemCount(order, t) : totals(order, t)}
${order.note ? `<section><h2>${t('note')}</h2><p>${escapeHtml(order.note).replaceAll('\n', '<br>')}</p></section>` : ''}
${entered(order, t)}
${isSlip ? '' : payment(order, t)}
<footer>${sender.email ? t(isSlip ? 'slipThanks' : 'thanks', { email: escapeHtml(sender.email) }) : ''}</footer>
</main>`
}

/** Answers to the owner's own checkout fields, and the gift message. */
function entered(order: OrderView, t: PrintTranslate): string {
  const { giftMessage } = order
  const rows = enteredFields(order, t).map(
    ({ label, value }) =>
      `<div><dt>${escapeHtml(label)}</dt><dd><bdi>${toHtmlLines(value)}</bdi></dd></div>`,
  )
  const gift =
    giftMessage === undefined
      ? ''
      : `<section class="gift"><h2>${t('giftMessage')}</h2><p><bdi>${toHtmlLines(giftMessage || t('isGift'))}</bdi></p></section>`
  const fields = rows.length > 0 ? `<dl class="fields">${rows.join('')}</dl>` : ''
  return fields + gift
}

const toHtmlLines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

function onlyShipped(order: OrderView, { lines }: FulfilmentView): OrderView {
  const quantities = new Map(lines.map(line => [line.lineId, line.quantity]))
  return {
    ...order,
    lines: order.lines.flatMap(line => {
      const quantity = quantities.get(line.id)
      return quantity === undefined ? [] : { ...line, quantity }
    }),
  }
}

function lines(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .map(part => `<bdi>${escapeHtml(part)}</bdi>`)
    .join('<br>')
}

function facts(order: OrderView, date: string, isSlip: boolean, t: PrintTranslate): string {
  const rows: [string, string][] = [
    [t('date'), date],
    [t('order'), String(order.number)],
    ...(order.shippingTitle ? [[t('delivery'), order.shippingTitle] as [string, string]] : []),
    ...(isSlip ? [] : [[t('payment'), order.payment.title] as [string, string]]),
  ]
  return rows
    .map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`)
    .join('')
}

function row(order: OrderView, line: OrderView['lines'][number], isSlip: boolean): string {
  const { currency, locale } = order.money
  const amount = (minor: number) => escapeHtml(formatMoney(minor, currency, locale))
  const details = [
    ...line.options.map(option => `${option.name}: ${option.value}`),
    ...(line.sku ? [line.sku] : []),
  ]
  const small = details.length > 0 ? `<small>${escapeHtml(details.join(' · '))}</small>` : ''
  const end = isSlip
    ? '<td class="check"><span class="box"></span></td>'
    : `<td class="amount">${amount(line.subtotal / line.quantity)}</td><td class="amount">${amount(line.subtotal)}</td>`
  return `<tr><td class="count">${line.quantity}</td><td>${escapeHtml(line.name)}${small}</td>${end}</tr>`
}

function itemCount(order: OrderView, t: PrintTranslate): string {
  const count = order.lines.reduce((sum, line) => sum + line.quantity, 0)
  return `<p class="items">${t('items', { count })}</p>`
}

/** Invoices name the VAT ID of businesses. */
const vatLine = ({ vatId }: OrderView, isSlip: boolean, t: PrintTranslate) =>
  vatId && !isSlip ? [t('vatId', { number: vatId.number })] : []

function totals(order: OrderView, t: PrintTranslate): string {
  const rows = orderTotalRows(order, t)
    .filter(one => one.id !== 'payment')
    .map(one => {
      const note = one.note ? `<small>${escapeHtml(one.note)}</small>` : ''
      return `<div class="${one.id}"><dt>${escapeHtml(one.label)}</dt><dd>${escapeHtml(one.value)}${note}</dd></div>`
    })
  return `<dl class="totals">${rows.join('')}</dl>`
}

function payment(order: OrderView, t: PrintTranslate): string {
  const { status, payment } = order
  const { accounts, instructions, title } = payment
  if (status !== 'pending' && status !== 'on-hold') return ''
  const paragraphs = [
    instructions,
    ...accounts.map(account =>
      transferFacts(order, account, t)
        .map(([label, value]) => `${label}: ${value}`)
        .join('\n'),
    ),
  ].filter(Boolean)
  if (paragraphs.length === 0) return ''
  const text = paragraphs.map(one => `<p>${escapeHtml(one).replaceAll('\n', '<br>')}</p>`).join('')
  return `<section><h2>${escapeHtml(title)}</h2>${text}</section>`
}
