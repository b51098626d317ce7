import type { Start } from '#module-kit'

export const start: Start = { perPage: 9 }
