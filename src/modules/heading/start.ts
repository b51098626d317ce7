import type { Start } from '#module-contract'

export const start: Start = { text: 'What we do' }
