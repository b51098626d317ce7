import { countryName } from '../checkout/countries.ts'
import type { ShopSettings } from '../settings.ts'
import { renderMailHtml } from './mail-html.ts'
import { renderMailText } from './mail-text.ts'
import { orderReceivedPath } from './order-path.ts'
import type { OrderView } from './view.ts'

export type OrderMailTemplate = 'order-received' | 'order-notice'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
}

/** What both forms of a mail say. */
export interface MailContent {
  heading: string
  intro: string
  order: OrderView
  shopName: string
  url: string
  forCustomer: boolean
}

/** The buyer's confirmation, or the notice to the shop; undefined where nobody is to get it. */
export function renderOrderMail(
  template: OrderMailTemplate,
  order: OrderView,
  context: { settings: ShopSettings; publicUrl: string },
): Mail | undefined {
  const { settings, publicUrl } = context
  const forCustomer = template === 'order-received'
  const to = forCustomer ? order.email : settings.email
  if (!to) return undefined
  const name = `${order.billing.first_name} ${order.billing.last_name}`.trim()
  const content: MailContent = {
    heading: forCustomer ? 'Thank you for your order' : `New order from ${name}`,
    intro: forCustomer
      ? `Hello ${order.billing.first_name}, we have received your order ${order.number}. Here is what you bought.`
      : `${name} has placed order ${order.number}. Payment: ${order.payment.title}.`,
    order,
    shopName: settings.name,
    url: new URL(orderReceivedPath(settings, order), publicUrl).href,
    forCustomer,
  }
  return {
    to,
    subject: oneLine(
      forCustomer
        ? `Your order ${order.number} at ${settings.name}`
        : `New order ${order.number} from ${name}`,
    ),
    text: renderMailText(content),
    html: renderMailHtml(content),
    ...(forCustomer
      ? settings.email
        ? { replyTo: settings.email }
        : {}
      : { replyTo: order.email }),
  }
}

/** Mail headers are one line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** An address as it is written on a parcel. */
export function addressLines(address: OrderView['shipping'], locale: string): string[] {
  return [
    `${address.first_name} ${address.last_name}`,
    address.company,
    address.address_1,
    address.address_2,
    `${address.postcode} ${address.city}`,
    address.state,
    countryName(address.country, locale),
  ]
    .map(line => line.trim())
    .filter(Boolean)
}
