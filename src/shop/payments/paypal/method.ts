import { configuredChoice, type OnlineMethod } from '../method.ts'
import { isPayPalAmount } from './amounts.ts'
import { PAYPAL_EVENTS } from './events.ts'
import { connectPayPal } from './provider.ts'

/** PayPal: the buyer approves the payment on its page. */
export const paypal: OnlineMethod = {
  id: 'paypal',
  choice: settings => configuredChoice('paypal', settings),
  firstStatus: 'pending',
  isPaidOnDelivery: false,
  details: () => ({ instructions: '', accounts: [] }),
  online: {
    credentials: {
      clientId: { isPublic: true, pattern: () => /^[\w-]{10,200}$/ },
      clientSecret: { isPublic: false, pattern: () => /^[\w-]{10,200}$/ },
      webhookId: { isPublic: true, pattern: () => /^\w{5,50}$/ },
    },
    webhookEvents: PAYPAL_EVENTS,
    hasForm: false,
    canSave: false,
    acceptsAmount: isPayPalAmount,
    connect: async (credentials, context) => connectPayPal(credentials, context),
  },
}
