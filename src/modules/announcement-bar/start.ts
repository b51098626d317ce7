import type { Start } from '#module-kit'

export const start: Start = { messages: [{ text: 'Say what is new.' }] }
