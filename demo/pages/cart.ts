import { type NewPage, node, pageDocument } from '#pages/schema'

export const page: NewPage = {
  path: '/cart',
  document: pageDocument({ title: 'Cart', noindex: true }, [
    node('section', 'cart-section', {
      space: 'small',
      content: [
        node('heading', 'cart-title', { text: 'Cart', level: 'h1' }),
        node('cart', 'cart', {
          empty: 'Nothing in here yet. Cups go first, usually; the moon jar waits longest.',
        }),
      ],
    }),
    node('section', 'cart-more', {
      design: { preset: 'hairline' },
      space: 'small',
      content: [
        node('heading', 'cart-more-title', { text: 'Small enough to add', size: '2xl' }),
        node('product-grid', 'cart-products', {
          source: 'tag',
          tag: 'gifts',
          perPage: 4,
          columns: { desktop: 4, tablet: 4, phone: 2 },
          controls: false,
          quickAdd: true,
          level: 'h3',
          design: { margin: { top: 'space-6' } },
        }),
      ],
    }),
  ]),
}
