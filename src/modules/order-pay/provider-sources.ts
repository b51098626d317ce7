import type { PageSources } from '#module-contract'

/**
 * Hosts that stripe-js needs (https://docs.stripe.com/security/guide#content-security-policy), and
 * pages to which a form without script leads.
 */
export const PROVIDER_SOURCES: PageSources = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'img-src': ['https://*.stripe.com'],
  'form-action': [
    'https://checkout.stripe.com',
    'https://www.paypal.com',
    'https://www.sandbox.paypal.com',
  ],
}
