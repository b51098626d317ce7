import { type NewPage, node, pageDocument } from '#pages/schema'

export const page: NewPage = {
  path: '/shop',
  document: pageDocument(
    {
      title: 'Shop',
      description:
        'Cups, bowls, plates, vases and jugs from the last firings, sent from Turku within two days.',
      image: 'breakfast-bowl',
    },
    [
      node('section', 'shop', {
        space: 'small',
        content: [
          node('heading', 'shop-title', { text: 'Shop', level: 'h1' }),
          node('product-grid', 'products', {
            perPage: 12,
            priority: true,
            columns: { desktop: 4, tablet: 3, phone: 2 },
          }),
        ],
      }),
    ],
  ),
}
