import { fields, text } from '#module-kit'

export const Props = fields({
  billingTitle: text({ label: 'Title of the first part', default: 'Billing details', live: true }),
  reviewTitle: text({ label: 'Title of the overview', default: 'Your order', live: true }),
  notePlaceholder: text({
    label: 'Hint in the note',
    default: 'Notes about your order, such as where to leave it.',
    maxLength: 200,
    live: true,
  }),
  terms: text({
    label: 'Terms',
    help: 'What is accepted; the shop’s settings say whether it must be.',
    default: 'I have read and agree to the terms and conditions',
    maxLength: 300,
    live: true,
  }),
  empty: text({
    label: 'When the cart is empty',
    default: 'Your cart is currently empty.',
    maxLength: 300,
    live: true,
  }),
})
