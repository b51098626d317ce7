import type { Start } from '#module-contract'

export const start: Start = { caption: 'Say what the video shows.' }
