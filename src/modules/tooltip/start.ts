import type { Start } from '#module-kit'

export const start: Start = { label: 'Lead time', tip: 'The time between order and delivery.' }
