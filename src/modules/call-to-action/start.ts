import type { Start } from '#module-kit'

export const start: Start = {
  title: 'What should visitors do now?',
  body: '<p>Say in a sentence why it is worth it.</p>',
  buttons: [{ label: 'Button text' }],
}
