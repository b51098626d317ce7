import { fields, text } from '#module-contract'

export const Props = fields({
  intro: text({
    label: 'Introduction',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 300,
    live: true,
  }),
})
