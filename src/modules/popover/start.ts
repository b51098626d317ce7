import type { Start } from '#module-kit'

export const start: Start = { label: 'Button text' }
