import { fields, select, text, toggle } from '#module-contract'

export const Props = fields({
  show: select({
    label: 'Show',
    options: { both: 'Icon and name', icon: 'Icon only', name: 'Name only' },
    default: 'both',
  }),
  label: text({
    label: 'Name',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 60,
  }),
  opens: select({
    label: 'When clicked, opens',
    group: 'behaviour',
    options: { page: 'The cart page', panel: 'A panel with the cart' },
    default: 'page',
  }),
  afterAdding: toggle({
    label: 'Open the panel after adding to the cart',
    group: 'behaviour',
    default: false,
    onlyFor: { opens: ['panel'] },
  }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { plain: 'Plain', frame: 'Frame', filled: 'Filled' },
    default: 'plain',
  }),
  count: select({
    label: 'Number of items',
    group: 'design',
    options: { beside: 'Beside', corner: 'In the corner' },
    default: 'beside',
  }),
})
