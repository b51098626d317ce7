import { type DemoPage, node, pageDocument } from '../page.ts'

/** The document behind every product's address. */
export const page: DemoPage = {
  path: '/product',
  kind: 'template',
  document: pageDocument({ title: 'Product' }, [
    node('section', 'product-section', {
      space: 'small',
      content: [node('product', 'product')],
    }),
  ]),
}
