import type { Start } from '#module-kit'

export const start: Start = {
  items: [
    { name: 'First customer' },
    { name: 'Second customer' },
    { name: 'Third customer' },
    { name: 'Fourth customer' },
  ],
}
