import type { Start } from '#module-kit'

export const start: Start = { title: 'Title of the playlist' }
