import type { Start } from '#module-kit'

export const start: Start = {
  label: 'Services',
  items: [{ label: 'Advice' }, { label: 'Planning' }, { label: 'Delivery' }],
}
