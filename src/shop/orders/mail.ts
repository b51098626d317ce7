import { countryName } from '../checkout/countries.ts'
import type { ShopSettings } from '../settings.ts'
import { renderMailHtml } from './mail-html.ts'
import { renderMailText } from './mail-text.ts'
import { MAIL_WORDS } from './mail-words.ts'
import { orderReceivedPath } from './order-path.ts'
import type { OrderMailTemplate, OrderView } from './view.ts'

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
  /** How to pay stands below. */
  isUnpaid: boolean
}

/** A mail about an order: to the buyer, or the notice to the shop; undefined where nobody is to get it. */
export function renderOrderMail(
  template: OrderMailTemplate,
  order: OrderView,
  context: { settings: ShopSettings; publicUrl: string; message?: string },
): Mail | undefined {
  const { settings, publicUrl, message = '' } = context
  const forCustomer = template !== 'order-notice'
  const to = forCustomer ? order.email : settings.email
  if (!to) return undefined
  const name = `${order.billing.first_name} ${order.billing.last_name}`.trim()
  const words = MAIL_WORDS[template]({ order, shopName: settings.name, name, message })
  const content: MailContent = {
    heading: words.heading,
    intro: words.intro,
    order,
    shopName: settings.name,
    url: new URL(orderReceivedPath(settings, order), publicUrl).href,
    forCustomer,
    isUnpaid: template === 'order-received',
  }
  const replyTo = forCustomer ? settings.email : order.email
  return {
    to,
    subject: oneLine(words.subject),
    text: renderMailText(content),
    html: renderMailHtml(content),
    ...(replyTo ? { replyTo } : {}),
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
