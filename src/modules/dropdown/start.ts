import type { Start } from '#module-kit'

export const start: Start = {
  label: 'Button text',
  items: [{ label: 'First link' }, { label: 'Second link' }],
}
