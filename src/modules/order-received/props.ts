import { fields, richText, text } from '#module-contract'

export const Props = fields({
  thanks: text({
    label: 'Thank-you message',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 300,
  }),
  next: richText({ label: 'Next steps' }),
})
