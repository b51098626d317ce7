import type { Start } from '#module-contract'

export const start: Start = {
  title: 'Frequently asked questions',
  items: [
    {
      question: 'What is included?',
      answer:
        '<p>Advice, planning and delivery. You receive a list of everything before you decide.</p>',
    },
    {
      question: 'How long does it take?',
      answer: '<p>Most orders are ready within two weeks. You are told the date in advance.</p>',
    },
    {
      question: 'Can I change my order later?',
      answer: '<p>Yes. Changes are free of charge until work has started.</p>',
    },
    {
      question: 'Which payment methods do you accept?',
      answer: '<p>You can pay by card or by bank transfer, at once or after delivery.</p>',
    },
  ],
  design: { maxWidth: '48rem' },
}
