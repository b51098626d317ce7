import { fields, text, toggle } from '#module-contract'

export const Props = fields({
  shipping: toggle({ label: 'Shipping calculator', default: true }),
  checkoutLabel: text({
    label: 'Button',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 120,
    live: true,
  }),
})
