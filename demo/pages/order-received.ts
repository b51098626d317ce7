import { type NewPage, node, pageDocument } from '#pages/schema'

export const page: NewPage = {
  path: '/order-received',
  document: pageDocument({ title: 'Your order', noindex: true }, [
    node('section', 'order-received-section', {
      space: 'small',
      content: [
        node('heading', 'order-received-title', { text: 'Your order', level: 'h1' }),
        node('order-received', 'order-received'),
      ],
    }),
    node('section', 'order-goes-on', {
      design: { preset: 'hairline' },
      space: 'small',
      content: [
        node('logo', 'order-logo', {
          image: { media: 'logo' },
          darkImage: { media: 'logo-dark' },
          show: 'both',
          tagline: true,
          layout: 'stack',
          align: 'center',
        }),
        node('menu', 'order-menu', {
          menu: 'main',
          align: 'center',
          phones: 'wrap',
          label: 'Go on',
          design: { margin: { top: 'space-6' } },
        }),
      ],
    }),
  ]),
}
