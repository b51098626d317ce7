import { fields, text } from '#module-contract'

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
})
