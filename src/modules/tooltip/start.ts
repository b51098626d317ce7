import type { Start } from '#module-contract'

export const start: Start = { label: 'Lead time', tip: 'The time between order and delivery.' }
