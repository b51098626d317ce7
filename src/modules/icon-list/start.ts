import type { Start } from '#module-kit'

export const start: Start = {
  items: [{ text: 'First point' }, { text: 'Second point' }, { text: 'Third point' }],
}
