/**
 * Types of order events: status change, internal note, note to the buyer, resent mail, edited
 * order, renewed downloads; payment that was received, taken from a gift card, voided, returned,
 * authorized, declined or given up; refund, its part on a gift card or as store credit; refund that the provider refused,
 * refund at the provider that could not be recorded; disputed payment; shipment, cancelled shipment;
 * issued invoice or credit note, mailed invoice; steps of a return; withdrawal;
 * erased data.
 */
export const ORDER_EVENT_KINDS = [
  'status',
  'note',
  'customer-note',
  'mail',
  'change',
  'edited',
  'downloads',
  'payment',
  'card-payment',
  'payment-voided',
  'payment-authorized',
  'payment-failed',
  'payment-cancelled',
  'overpayment-returned',
  'refund',
  'card-refund',
  'store-credit',
  'refund-failed',
  'refund-unrecorded',
  'dispute',
  'fulfilment',
  'fulfilment-cancelled',
  'invoice',
  'credit-note',
  'invoice-mail',
  'return-requested',
  'return-accepted',
  'return-declined',
  'return-received',
  'return-refunded',
  'return-closed',
  'withdrawal',
  'erased',
] as const
export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number]
