import type { Start } from '#module-contract'

export const start: Start = {
  items: [
    {
      title: 'What is included?',
      body: '<p>Advice, planning and delivery. You receive a list of everything before you decide.</p>',
    },
    {
      title: 'How long does it take?',
      body: '<p>Most orders are ready within two weeks. You are told the date in advance.</p>',
    },
    {
      title: 'Can I change my order later?',
      body: '<p>Yes. Changes are free of charge until work has started.</p>',
    },
  ],
  design: { maxWidth: '48rem' },
}
