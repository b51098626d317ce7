import type { Start } from '#module-kit'

export const start: Start = { design: { maxWidth: '38rem' } }
