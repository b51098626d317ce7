import type { Start } from '#module-contract'

export const start: Start = { caption: 'Say what has changed between the two images.' }
