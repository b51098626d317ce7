import { configuredChoice, type OnlineMethod } from '../method.ts'
import { isStripeAmount } from './amounts.ts'
import { STRIPE_EVENTS } from './events.ts'

/** Cards, wallets and other methods at Stripe. */
export const stripe: OnlineMethod = {
  id: 'stripe',
  choice: settings => configuredChoice('stripe', settings),
  firstStatus: 'pending',
  isPaidOnDelivery: false,
  details: () => ({ instructions: '', accounts: [] }),
  online: {
    credentials: {
      publishableKey: { isPublic: true, pattern: mode => new RegExp(`^pk_${mode}_\\w+$`) },
      // Restricted keys are enough.
      secretKey: { isPublic: false, pattern: mode => new RegExp(`^[sr]k_${mode}_\\w+$`) },
      webhookSecret: { isPublic: false, pattern: () => /^whsec_[\w+/=]+$/ },
    },
    webhookEvents: STRIPE_EVENTS,
    hasForm: true,
    canSave: true,
    acceptsAmount: isStripeAmount,
    // Loaded when needed, because the library is large.
    connect: async (credentials, context) =>
      (await import('./provider.ts')).connectStripe(credentials, context),
  },
}
