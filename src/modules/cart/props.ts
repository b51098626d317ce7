import { fields, text } from '#module-kit'

export const Props = fields({
  empty: text({
    label: 'Empty cart message',
    default: 'Your cart is currently empty.',
    maxLength: 300,
    live: true,
  }),
  shopLabel: text({
    label: 'Shop link text',
    default: 'Return to shop',
    maxLength: 120,
    live: true,
  }),
  checkoutLabel: text({
    label: 'Button',
    default: 'Proceed to checkout',
    maxLength: 120,
    live: true,
  }),
})
