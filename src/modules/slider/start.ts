import type { Start } from '#module-kit'

export const start: Start = {
  slides: [
    { title: 'Slide title', body: '<p>Write something about this slide.</p>' },
    { title: 'Second slide title', body: '<p>Write something about this slide.</p>' },
  ],
}
