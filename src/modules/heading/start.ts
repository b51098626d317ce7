import type { Start } from '#module-kit'

export const start: Start = { text: 'Heading' }
