import { type NewPage, node, pageDocument } from '#pages/schema'

export const page: NewPage = {
  path: '/cart',
  document: pageDocument({ title: 'Cart', noindex: true }, [
    node('section', 'cart-section', {
      space: 'small',
      content: [node('heading', 'cart-title', { text: 'Cart', level: 'h1' }), node('cart', 'cart')],
    }),
  ]),
}
