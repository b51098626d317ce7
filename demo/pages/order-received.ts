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
  ]),
}
