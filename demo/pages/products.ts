import { type NewPage, node, pageDocument } from '#pages/schema'
import { mark } from '../compose.ts'

/** Template of categories and tags of products. */
export const page: NewPage = {
  path: '/products',
  kind: 'template',
  template: {
    part: 'body',
    conditions: {
      include: [
        { kind: 'archive', of: 'product', by: 'category' },
        { kind: 'archive', of: 'product', by: 'tag' },
      ],
      exclude: [],
    },
  },
  document: pageDocument({ title: 'Lists of products' }, [
    node('section', 'list', {
      space: 'small',
      content: [
        node('breadcrumbs', 'list-way', { separator: 'slash' }),
        node('post-title', 'list-title', { layout: 'portrait' }),
        node('product-grid', 'products', {
          source: 'archive',
          perPage: 12,
          priority: true,
          columns: { desktop: 3, tablet: 2, phone: 2 },
          filters: true,
          wishes: true,
        }),
      ],
    }),
    mark('list'),
  ]),
}
