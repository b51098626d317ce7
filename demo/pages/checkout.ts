import { type NewPage, node, pageDocument } from '#pages/schema'

export const page: NewPage = {
  path: '/checkout',
  document: pageDocument({ title: 'Checkout', noindex: true }, [
    node('section', 'checkout-section', {
      space: 'small',
      content: [
        node('heading', 'checkout-title', { text: 'Checkout', level: 'h1' }),
        node('checkout', 'checkout'),
      ],
    }),
  ]),
}
