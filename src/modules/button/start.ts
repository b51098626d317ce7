import type { Start } from '#module-contract'

export const start: Start = { label: 'Learn more' }
