import type { Start } from '#module-kit'

export const start: Start = { number: 250, title: 'Projects completed' }
