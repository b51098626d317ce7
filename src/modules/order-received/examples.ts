import type { Example } from '#module-kit'
import { type OrderReceivedView, sampleOrder } from '#shop/schema'

const data: OrderReceivedView = { access: 'full', order: sampleOrder }

export const examples: Example<OrderReceivedView>[] = [
  { name: 'Thank-you message', props: {}, data },
  {
    name: 'With next steps',
    props: {
      thanks: 'Thank you. We have your order and will pack it on Thursday.',
      next: '<p>You get a mail when the parcel leaves. Pots for pick-up wait behind the blue door.</p>',
    },
    data,
  },
]
