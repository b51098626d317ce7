import type { Minor, Result } from '#base'

/**
 * Reason of a failed request to a provider: it gave no usable answer, it does not accept the keys,
 * or it refused. Only after the first, the outcome is unknown.
 */
export type ProviderReason = 'provider-unreachable' | 'provider-keys' | 'provider-refused'

/** `message` is the provider's own, for staff. */
export type ProviderResult<Value extends object> = Result<
  Value,
  ProviderReason,
  { message: string }
>

/**
 * State of a payment at its provider. `open`: waits for the buyer. `processing`: confirmed, and the
 * money may take days. `authorized`: reserved and not captured. `cancelled`: cannot be paid any more.
 */
export type ProviderState =
  | 'open'
  | 'processing'
  | 'authorized'
  | 'settled'
  | 'failed'
  | 'cancelled'

/** How the buyer continues: in a form of the provider on this page, or on the provider's page. */
export type NextStep =
  | {
      kind: 'form'
      clientSecret: string
      publishableKey: string
      /** Opens the saved methods of a customer in the form. */
      customerSecret?: string
    }
  | { kind: 'redirect'; url: string }

export interface ProviderPayment {
  /** The provider's id. */
  reference: string
  /** Id of the row in `payments`, if the provider stored it. */
  paymentId: string | undefined
  /** The provider's id of the customer, if the payment belongs to one. */
  customer?: string | undefined
  state: ProviderState
  /** Captured, reserved or requested money. */
  amount: Minor
  currency: string
  /** Why the buyer's last try was declined; empty if it was not. */
  problem: string
  /** Until when reserved money can be captured. */
  capturableUntil: number | undefined
  /** Undefined unless the payment is open. */
  next: NextStep | undefined
}

export interface StartRequest {
  /** Id of the row in `payments`. Repeated calls with the same id return the same payment. */
  paymentId: string
  /** Whether the browser can show the provider's form; otherwise the buyer is redirected. */
  flow: 'form' | 'redirect'
  amount: Minor
  currency: string
  orderNumber: number
  /** Shown to the buyer by the provider. */
  description: string
  email: string
  /** The provider's id of the signed-in customer, who can use and save payment methods. */
  customer?: string | undefined
  locale: string
  /** Only reserves the money. */
  captureLater: boolean
  /** Pages of the shop after paying, and after giving up. */
  returnUrl: string
  cancelUrl: string
}

export interface ProviderRefund {
  reference: string
  /** The provider's id of the payment. */
  paymentReference: string
  /** Id of the row in `payment_refunds`; undefined for refunds that were made at the provider. */
  refundId: string | undefined
  state: 'pending' | 'settled' | 'failed'
  amount: Minor
  currency: string
  problem: string
}

export interface ProviderDispute {
  reference: string
  paymentReference: string
  state: 'open' | 'won' | 'lost'
  reason: string
  amount: Minor
  currency: string
  /** Until when the shop can answer. */
  dueAt: number | undefined
}

/** A verified notification. */
export type ProviderEvent = { id: string } & (
  | { kind: 'payment'; payment: ProviderPayment }
  /** Something happened to a payment; its state must be asked for. */
  | { kind: 'changed'; reference: string }
  | { kind: 'refund'; refund: ProviderRefund }
  | { kind: 'dispute'; dispute: ProviderDispute }
  | { kind: 'other'; type: string }
)

export interface ReceivedEvent {
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** As it was received, because the signature covers every byte. */
  body: string
}

/** A card or account that a customer saved at the provider. */
export interface SavedMethod {
  id: string
  /** Such as `visa` or `sepa_debit`. */
  brand: string
  /** Last digits of its number; empty if it has none. */
  last4: string
  /** Undefined for methods that do not expire. Months start at 1. */
  expires: { month: number; year: number } | undefined
}

/** Saved payment methods of customers. */
export interface SavedMethods {
  /** Repeated calls for the same customer return the same id. */
  addCustomer(customer: {
    id: string
    email: string
    name: string
  }): Promise<ProviderResult<{ reference: string }>>
  /** Secret that opens the saved methods in the provider's form. */
  openForm(reference: string): Promise<ProviderResult<{ customerSecret: string }>>
  list(reference: string): Promise<ProviderResult<{ methods: SavedMethod[] }>>
  /** Refused if the method belongs to another customer. */
  remove(reference: string, methodId: string): Promise<ProviderResult<object>>
  /** Deletes the customer with all methods. Succeeds if the provider does not know it. */
  deleteCustomer(reference: string): Promise<ProviderResult<object>>
}

/** A payment provider, connected with the keys of one account. */
export interface PaymentProvider {
  /** Undefined if the provider saves no payment methods. */
  saved?: SavedMethods
  start(request: StartRequest): Promise<ProviderResult<{ payment: ProviderPayment }>>
  /** Also completes a payment that the buyer has approved. */
  find(reference: string): Promise<ProviderResult<{ payment: ProviderPayment }>>
  /** Takes reserved money; less than all releases the rest. */
  capture(request: {
    paymentId: string
    reference: string
    amount: Minor
    currency: string
  }): Promise<ProviderResult<{ payment: ProviderPayment }>>
  /** Ends an open or authorized payment. One that was paid before is returned as it is. */
  cancel(reference: string): Promise<ProviderResult<{ payment: ProviderPayment }>>
  /** Repeated calls with the same key refund once. */
  refund(request: {
    refundId: string
    idempotencyKey: string
    paymentReference: string
    amount: Minor
    currency: string
  }): Promise<ProviderResult<{ refund: ProviderRefund }>>
  /** Undefined if the notification is not signed by the provider. */
  readEvent(received: ReceivedEvent): Promise<ProviderResult<{ event: ProviderEvent | undefined }>>
  /** Asks for the account that belongs to the keys. */
  testConnection(): Promise<ProviderResult<{ account: string }>>
}

export type PaymentMode = 'test' | 'live'

/** Keys of a provider by name, such as `secretKey`. */
export type Credentials = Readonly<Record<string, string>>

/** Sends a request; throws if there is no answer within the time limit. */
export type CallProvider = (request: {
  method: 'GET' | 'POST' | 'DELETE' | 'PATCH'
  url: string
  headers: Record<string, string>
  body?: string | undefined
}) => Promise<{ status: number; headers: Record<string, string>; body: string }>

/** Dependencies of a provider besides its keys. */
export interface ProviderContext {
  mode: PaymentMode
  call: CallProvider
  now(): number
  /** Overrides the provider's API, for tests. */
  apiUrl: string | undefined
}

/** The part of a payment method that pays at a provider. */
export interface OnlinePayment {
  /** The keys by name; public ones may be shown to staff and buyers. */
  credentials: Readonly<Record<string, { isPublic: boolean; pattern(mode: PaymentMode): RegExp }>>
  /** Events to which the webhook at the provider must be subscribed. */
  webhookEvents: readonly string[]
  /** Whether the provider has a form for the page; otherwise buyers are always redirected. */
  hasForm: boolean
  /** Whether customers can save payment methods at the provider. */
  canSave: boolean
  /** Whether the provider can charge exactly this amount. */
  acceptsAmount(amount: Minor, currency: string): boolean
  connect(credentials: Credentials, context: ProviderContext): Promise<PaymentProvider>
}
