import type { Example } from '#module-kit'
import { sampleProducts } from '#shop/schema'
import { nameParameters, readAddress } from './address.ts'
import type { GridData } from './load.server.ts'

const data: GridData = {
  list: sampleProducts,
  pages: sampleProducts.pages,
  added: 0,
  address: readAddress(
    new URLSearchParams(),
    '/shop',
    nameParameters(name => name),
  ),
  categories: [{ slug: 'paper', name: 'Paper' }],
  error: undefined,
}

export const examples: Example<GridData>[] = [
  { name: 'The shop', props: { perPage: 8 }, data },
  {
    name: 'Featured, three columns, without controls',
    props: { source: 'featured', perPage: 3, columns: 3, controls: false },
    data,
  },
  {
    name: 'A category with add-to-cart buttons',
    props: { source: 'category', category: 'paper', controls: false, quickAdd: true, perPage: 4 },
    data,
  },
]
