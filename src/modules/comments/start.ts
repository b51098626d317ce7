import type { Start } from '#module-contract'

export const start: Start = { design: { maxWidth: '40rem' } }
