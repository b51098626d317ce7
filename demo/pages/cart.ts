import { type DemoPage, node, pageDocument } from '../page.ts'

export const page: DemoPage = {
  path: '/cart',
  document: pageDocument({ title: 'Cart', noindex: true }, [
    node('section', 'cart-section', {
      space: 'small',
      content: [node('heading', 'cart-title', { text: 'Cart', level: 'h1' }), node('cart', 'cart')],
    }),
  ]),
}
