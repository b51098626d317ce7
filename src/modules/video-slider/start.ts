import type { Start } from '#module-contract'

export const start: Start = {
  slides: [{ title: 'Title of the first video' }, { title: 'Title of the second video' }],
}
