import type { Start } from '#module-kit'

export const start: Start = { label: 'Word', tip: 'Explain the word.' }
