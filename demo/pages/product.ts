import { type NewPage, node, pageDocument } from '#pages/schema'

/** The document behind every product's address. */
export const page: NewPage = {
  path: '/product',
  kind: 'template',
  document: pageDocument({ title: 'Product' }, [
    node('section', 'product-section', {
      space: 'small',
      content: [node('product', 'product')],
    }),
  ]),
}
