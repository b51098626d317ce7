import type { Example } from '#module-contract'
import type { WithdrawalData } from './load.server.ts'

const empty: WithdrawalData = {
  step: 'form',
  form: { name: '', contract: '', email: '', scope: 'all', items: '', quantities: {} },
  problems: [],
  key: '',
  number: undefined,
  order: undefined,
  items: '',
  canMail: true,
}

const filled: WithdrawalData = {
  ...empty,
  form: { ...empty.form, name: 'Ida Berg', contract: '1001', email: 'ida@example.com' },
}

const order = {
  ...{ id: 'sample', number: 1001, name: 'Ida Berg', email: 'ida@example.com' },
  items: [
    { lineId: 'lamp', name: 'Desk lamp', quantity: 1 },
    { lineId: 'bulb', name: 'Light bulb', quantity: 4 },
  ],
  excluded: ['Lamp made to measure'],
  until: Date.UTC(2030, 2, 18),
  isLate: false,
}

export const examples: Example<WithdrawalData>[] = [
  { name: 'Empty form', props: {}, data: empty },
  { name: 'Order filled in', props: {}, data: { ...filled, key: 'sample', number: 1001, order } },
  { name: 'Before the confirmation', props: {}, data: { ...filled, step: 'review', token: 'x' } },
  {
    name: 'With own texts',
    props: { intro: '<p>You can withdraw within 14 days after you received the goods.</p>' },
    data: empty,
  },
]
