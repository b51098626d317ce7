import type { Start } from '#module-kit'

export const start: Start = {
  title: 'Frequently asked questions',
  items: [
    { question: 'First question', answer: '<p>Write the answer.</p>' },
    { question: 'Second question', answer: '<p>Write the answer.</p>' },
  ],
}
