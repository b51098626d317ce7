import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { SavedMethod, SavedMethods } from '../provider.ts'
import { attempt, isMissing } from './attempt.ts'

/** Name of the metadata that links Stripe's customer with ours. */
const CUSTOMER_KEY = 'customer_id'
const MAX_METHODS = 50

/** The same for the same parameters. A hash, because headers take no other letters than Latin ones. */
const keyOf = (...parameters: string[]) =>
  createHash('sha256').update(JSON.stringify(parameters)).digest('hex')

/** Saved payment methods as customers of Stripe; its form and pages save, show and use them. */
export function savedMethods(stripe: Stripe): SavedMethods {
  return {
    addCustomer: ({ id, email, name }) =>
      attempt(async () => {
        const added = await stripe.customers.create(
          { email, metadata: { [CUSTOMER_KEY]: id }, ...(name && { name }) },
          { idempotencyKey: keyOf(id, email, name) },
        )
        return { reference: added.id }
      }),

    openForm: reference =>
      attempt(async () => {
        const session = await stripe.customerSessions.create({
          customer: reference,
          components: {
            payment_element: {
              enabled: true,
              features: {
                payment_method_save: 'enabled',
                payment_method_save_usage: 'on_session',
                payment_method_redisplay: 'enabled',
                payment_method_remove: 'enabled',
              },
            },
          },
        })
        return { customerSecret: session.client_secret }
      }),

    list: reference =>
      attempt(async () => {
        try {
          const found = await stripe.customers.listPaymentMethods(reference, { limit: MAX_METHODS })
          return { methods: found.data.map(toSavedMethod) }
        } catch (error) {
          // Such as after a change of the Stripe account.
          if (isMissing(error)) return { methods: [] }
          throw error
        }
      }),

    remove: (reference, methodId) =>
      attempt(async () => {
        // Fails for methods of other customers.
        const method = await stripe.customers.retrievePaymentMethod(reference, methodId)
        await stripe.paymentMethods.detach(method.id)
        return {}
      }),

    deleteCustomer: reference =>
      attempt(async () => {
        try {
          await stripe.customers.del(reference)
        } catch (error) {
          if (!isMissing(error)) throw error
        }
        return {}
      }),
  }
}

function toSavedMethod({ id, type, card, ...others }: Stripe.PaymentMethod): SavedMethod {
  if (card) {
    const expires = { month: card.exp_month, year: card.exp_year }
    return { id, brand: card.brand, last4: card.last4, expires }
  }
  const last4 = others.sepa_debit?.last4 ?? others.us_bank_account?.last4 ?? ''
  return { id, brand: type, last4, expires: undefined }
}
