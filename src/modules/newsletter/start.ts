import type { Start } from '#module-kit'

export const start: Start = {
  title: 'What do subscribers get?',
  text: 'Say in a sentence what you write about, and how often.',
}
