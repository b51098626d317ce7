import type { Start } from '#module-contract'

export const start: Start = { number: 92, title: 'Recommend us to others' }
