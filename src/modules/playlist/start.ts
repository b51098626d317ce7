import type { Start } from '#module-contract'

export const start: Start = { title: 'Title of the playlist' }
