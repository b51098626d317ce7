import type { Start } from '#module-kit'

export const start: Start = { caption: 'Say what the video shows.' }
