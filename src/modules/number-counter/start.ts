import type { Start } from '#module-kit'

export const start: Start = { number: 100, title: 'What is counted' }
