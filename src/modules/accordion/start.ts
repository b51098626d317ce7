import type { Start } from '#module-kit'

export const start: Start = {
  items: [
    { title: 'First question', body: '<p>Write the answer.</p>' },
    { title: 'Second question', body: '<p>Write the answer.</p>' },
  ],
}
