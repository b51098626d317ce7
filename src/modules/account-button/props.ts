import { fields, select, text } from '#module-contract'

export const Props = fields({
  show: select({
    label: 'Show',
    options: { both: 'Icon and name', icon: 'Icon only', name: 'Name only' },
    default: 'icon',
  }),
  label: text({
    label: 'Name',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 60,
  }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { plain: 'Plain', frame: 'Frame', filled: 'Filled' },
    default: 'plain',
  }),
})
