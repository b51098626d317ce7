import { fields, text } from '#module-kit'

export const Props = fields({
  billingTitle: text({ label: 'Billing title', default: 'Billing details', live: true }),
  reviewTitle: text({ label: 'Order summary title', default: 'Your order', live: true }),
  notePlaceholder: text({
    label: 'Order notes placeholder',
    default: 'Notes about your order, such as where to leave it.',
    maxLength: 200,
    live: true,
  }),
  terms: text({
    label: 'Terms checkbox text',
    help: 'Whether it is required is set in the shop settings.',
    default: 'I have read and agree to the terms and conditions',
    maxLength: 300,
    live: true,
  }),
  empty: text({
    label: 'Empty cart message',
    default: 'Your cart is currently empty.',
    maxLength: 300,
    live: true,
  }),
})
