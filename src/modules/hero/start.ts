import type { Start } from '#module-kit'

export const start: Start = {
  title: 'What is this page about?',
  subtitle: 'Say in a sentence what visitors find here.',
  buttons: [{ label: 'Button text' }, { label: 'Second button', style: 'quiet' }],
}
