import type { Start } from '#module-kit'

export const start: Start = { number: 92, title: 'Recommend us to others' }
