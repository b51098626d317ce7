import type { Start } from '#module-contract'

export const start: Start = {
  steps: [
    {
      title: 'Tell us what you need',
      body: '<p>Call or write. We listen and ask the right questions.</p>',
    },
    {
      title: 'Get your quote',
      body: '<p>You have a fixed price and a date within five working days.</p>',
    },
    {
      title: 'Lean back',
      body: '<p>We take care of everything and keep you informed.</p>',
    },
  ],
}
