import { type NewPage, node, pageDocument } from '#pages/schema'
import { mark, opening } from '../compose.ts'

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
      opening(
        'shop',
        'What survived the fire',
        'Made in tens, not in thousands. The next of its kind takes six weeks.',
      ),
      node('section', 'shop', {
        space: 'none',
        content: [
          node('announcement-bar', 'shop-note', {
            layout: 'spread',
            tone: 'tint',
            dismissible: false,
            messages: [
              {
                icon: 'truck',
                text: 'Parcels leave on Tuesdays and Fridays, free within Finland from €120.',
                linkText: 'Delivery and returns',
                link: { url: '/delivery' },
              },
            ],
          }),
          node('product-grid', 'products', {
            perPage: 12,
            priority: true,
            columns: { desktop: 3, tablet: 2, phone: 2 },
            filters: true,
            wishes: true,
            design: { margin: { top: 'space-6' } },
          }),
        ],
      }),
      mark('shop'),
    ],
  ),
}
