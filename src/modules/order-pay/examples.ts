import type { Example } from '#module-contract'
import { type OrderPayView, samplePayOrder } from '#shop/schema'
import type { OrderPayData } from './load.server.ts'

const withView = (view: OrderPayView): OrderPayData => ({
  view,
  transferCodes: {},
  problem: undefined,
  chosen: undefined,
})

export const examples: Example<OrderPayData>[] = [
  { name: 'Open order', props: {}, data: withView(samplePayOrder) },
  {
    name: 'With an introduction',
    props: { intro: 'Please pay within a week, so that we can keep the items for you.' },
    data: withView(samplePayOrder),
  },
  {
    name: 'Paid order',
    props: {},
    data: withView({ ...samplePayOrder, state: 'paid', methods: [] }),
  },
]
