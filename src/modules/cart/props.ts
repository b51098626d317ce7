import { fields, text, toggle } from '#module-contract'

export const Props = fields({
  empty: text({
    label: 'Empty cart message',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 300,
    live: true,
  }),
  shopLabel: text({
    label: 'Shop link text',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 120,
    live: true,
  }),
  checkoutLabel: text({
    label: 'Button',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 120,
    live: true,
  }),
  notes: toggle({
    label: 'Order note and gift',
    help: 'As offered in the settings of the checkout.',
    default: true,
  }),
})
