import type { Start } from '#module-kit'

export const start: Start = { caption: 'Say what has changed between the two images.' }
