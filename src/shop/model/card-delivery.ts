import type { CheckoutFields } from './checkout-fields.ts'

/** Recipient of the gift cards of an order. Stored as JSON with the order. */
export interface CardDelivery {
  name: string
  /** Empty: to the buyer. */
  email: string
  message: string
  /** Null: as soon as the order is paid. */
  sendAt: number | null
}

export const readDelivery = (stored: string): CardDelivery => ({
  ...{ name: '', email: '', message: '', sendAt: null },
  ...(stored ? (JSON.parse(stored) as Partial<CardDelivery>) : {}),
})

/** As entered at checkout. Nine o'clock UTC is in the morning or at noon where most buyers live. */
export function cardDelivery(fields: CheckoutFields): CardDelivery {
  const sendAt = Date.parse(`${fields.card_date}T09:00:00Z`)
  return {
    name: fields.card_recipient_name,
    email: fields.card_recipient_email,
    message: fields.card_message,
    sendAt: Number.isNaN(sendAt) ? null : sendAt,
  }
}
