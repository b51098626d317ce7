import type { Start } from '#module-contract'

export const start: Start = {
  label: 'Services',
  items: [{ label: 'Advice' }, { label: 'Planning' }, { label: 'Delivery' }],
}
