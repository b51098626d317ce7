import type { Start } from '#module-contract'

export const start: Start = {
  title: 'Shall we get started?',
  body: '<p>Tell us what you need. The first consultation is free.</p>',
  buttons: [{ label: 'Get in touch' }],
}
