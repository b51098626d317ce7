import type { Start } from '#module-kit'

export const start: Start = { label: 'Learn more' }
