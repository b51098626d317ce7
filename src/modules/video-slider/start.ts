import type { Start } from '#module-kit'

export const start: Start = {
  slides: [{ title: 'Title of the first video' }, { title: 'Title of the second video' }],
}
