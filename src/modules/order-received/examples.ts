import type { Example } from '#module-contract'
import { type OrderReceivedView, sampleOrder } from '#shop/schema'

const data: OrderReceivedView = { access: 'full', order: sampleOrder, payPath: '' }

export const examples: Example<OrderReceivedView>[] = [
  { name: 'Thank-you message', props: {}, data },
  {
    name: 'With next steps',
    props: {
      thanks: 'Thank you. We have your order and will pack it on Thursday.',
      next: '<p>You get an email when the parcel leaves. Orders for pick-up wait at the counter.</p>',
    },
    data,
  },
  {
    name: 'Items first, with a note',
    props: {
      parts: [
        { kind: 'thanks' },
        { kind: 'items', title: 'Your items' },
        {
          kind: 'modules',
          content: [
            {
              type: 'text',
              props: {
                id: 'order-note',
                body: '<p>Questions? Reply to the email with your order.</p>',
              },
            },
          ],
        },
        { kind: 'overview' },
        { kind: 'payment' },
        { kind: 'addresses' },
        { kind: 'unpaid' },
        { kind: 'downloads' },
        { kind: 'withdrawal' },
      ],
    },
    data,
  },
]
