import type { Start } from '#module-kit'

export const start: Start = { text: 'What we do' }
