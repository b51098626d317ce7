import { configuredChoice, type OnlineMethod } from '../method.ts'
import { isStripeAmount } from './amounts.ts'

/** Cards, wallets and other methods at Stripe. */
export const stripe: OnlineMethod = {
  id: 'stripe',
  choice: settings => configuredChoice('stripe', settings),
  firstStatus: 'pending',
  isPaidOnDelivery: false,
  details: () => ({ instructions: '', accounts: [] }),
  online: {
    credentials: {
      publishableKey: { isPublic: true },
      secretKey: { isPublic: false },
      webhookSecret: { isPublic: false },
    },
    acceptsAmount: isStripeAmount,
    // Loaded when needed, because the library is large.
    connect: async (credentials, context) =>
      (await import('./provider.ts')).connectStripe(credentials, context),
  },
}
