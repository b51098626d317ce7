import type { Start } from '#module-contract'

export const start: Start = { number: 250, title: 'Projects completed' }
