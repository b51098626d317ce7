import type { Start } from '#module-kit'

export const start: Start = {
  slides: [
    { poster: { media: 'placeholder-wide', alt: '' }, title: 'Title of the first video' },
    { poster: { media: 'placeholder-wide', alt: '' }, title: 'Title of the second video' },
  ],
}
