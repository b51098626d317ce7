import type { Start } from '#module-kit'

export const start: Start = { number: 50, title: 'What is counted' }
