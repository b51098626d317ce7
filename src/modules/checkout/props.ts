import { fields, text } from '#module-contract'

const OWN_TEXT = 'Leave empty for the text in the site’s language.'

export const Props = fields({
  billingTitle: text({ label: 'Billing title', help: OWN_TEXT, live: true }),
  reviewTitle: text({ label: 'Order summary title', help: OWN_TEXT, live: true }),
  notePlaceholder: text({
    label: 'Order notes placeholder',
    help: OWN_TEXT,
    maxLength: 200,
    live: true,
  }),
  terms: text({
    label: 'Terms checkbox text',
    help: 'Whether it is required is set in the shop settings.',
    maxLength: 300,
    live: true,
  }),
  empty: text({
    label: 'Empty cart message',
    help: OWN_TEXT,
    maxLength: 300,
    live: true,
  }),
})
