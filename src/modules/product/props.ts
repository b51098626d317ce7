import { fields, select, text, toggle } from '#module-kit'

export const Props = fields({
  product: text({
    label: 'Product',
    help: 'The last part of its address. Empty: the product of the address that the page has.',
    maxLength: 120,
    live: true,
  }),
  ratio: select({
    label: 'Crop of the pictures',
    group: 'design',
    options: { '4/5': '4:5', '1/1': 'Square', '3/4': '3:4', '3/2': '3:2', natural: 'As they are' },
    default: '4/5',
  }),
  level: select({
    label: 'Level of the name',
    group: 'behaviour',
    options: { h1: 'H1', h2: 'H2' },
    default: 'h1',
  }),
  details: toggle({ label: 'Description and details', default: true }),
  upsells: toggle({ label: 'Products that go with it', default: true }),
  upsellsTitle: text({
    label: 'Title over them',
    default: 'Goes with it',
    maxLength: 120,
    live: true,
  }),
})
