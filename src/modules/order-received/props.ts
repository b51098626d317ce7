import { fields, richText, text } from '#module-kit'

export const Props = fields({
  thanks: text({
    label: 'Thank-you message',
    default: 'Thank you. Your order has been received.',
    maxLength: 300,
  }),
  next: richText({ label: 'Next steps' }),
})
