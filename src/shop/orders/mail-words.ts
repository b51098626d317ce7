import type { OrderMailTemplate, OrderView } from './view.ts'

interface Words {
  subject: string
  heading: string
  intro: string
}

interface Context {
  order: OrderView
  shopName: string
  /** Who bought. */
  name: string
  /** What the staff wrote, for a note. */
  message: string
}

/** What each mail says at its top. */
export const MAIL_WORDS: Record<OrderMailTemplate, (context: Context) => Words> = {
  'order-received': ({ order, shopName }) => ({
    subject: `Your order ${order.number} at ${shopName}`,
    heading: 'Thank you for your order',
    intro: `${hello(order)}we have received your order ${order.number}. Here is what you bought.`,
  }),
  'order-notice': ({ order, name }) => ({
    subject: `New order ${order.number} from ${name}`,
    heading: `New order from ${name}`,
    intro: `${name} has placed order ${order.number}. Payment: ${order.payment.title}.`,
  }),
  'order-paid': ({ order, shopName }) => ({
    subject: `We have your payment for order ${order.number} at ${shopName}`,
    heading: 'Your payment has arrived',
    intro: order.needsShipping
      ? `${hello(order)}thank you: your payment for order ${order.number} has arrived. We are packing your things now and write again when they leave us.`
      : `${hello(order)}thank you: your payment for order ${order.number} has arrived. We write again when everything is ready.`,
  }),
  'order-completed': ({ order, shopName }) => ({
    subject: order.needsShipping
      ? `Your order ${order.number} from ${shopName} is on its way`
      : `Your order ${order.number} at ${shopName} is complete`,
    heading: order.needsShipping ? 'Your order is on its way' : 'Your order is complete',
    intro: order.needsShipping
      ? `${hello(order)}we have packed order ${order.number} and handed it over. It goes to the address below.`
      : `${hello(order)}order ${order.number} is complete. Thank you for buying from us.`,
  }),
  'order-cancelled': ({ order, shopName }) => ({
    subject: `Your order ${order.number} at ${shopName} was cancelled`,
    heading: 'Your order was cancelled',
    intro: `${hello(order)}order ${order.number} was cancelled; nothing more will be sent or charged. If this surprises you, just answer this mail.`,
  }),
  'order-refunded': ({ order, shopName }) => ({
    subject: `Your order ${order.number} at ${shopName} was refunded`,
    heading: 'Your money is on its way back',
    intro: `${hello(order)}we have refunded order ${order.number}. Depending on your bank it takes a few days to arrive.`,
  }),
  'order-note': ({ order, shopName, message }) => ({
    subject: `About your order ${order.number} at ${shopName}`,
    heading: `About your order ${order.number}`,
    intro: message,
  }),
}

function hello(order: OrderView): string {
  const name = order.billing.first_name.trim()
  return name ? `Hello ${name}, ` : 'Hello, '
}
