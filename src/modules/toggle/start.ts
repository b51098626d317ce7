import type { Start } from '#module-contract'

export const start: Start = {
  title: 'What is included?',
  body: '<p>Advice, planning and delivery. You receive a list of everything before you decide.</p>',
  design: { maxWidth: '48rem' },
}
