import type { Example } from '#module-contract'

const steps = [
  {
    title: 'Ask',
    body: '<p>Tell us what you need, for how many, and when.</p>',
    icon: 'mail',
  },
  {
    title: 'Choose',
    body: '<p>You get a drawing, two samples and a price.</p>',
    icon: 'hand',
  },
  {
    title: 'Wait',
    body: '<p>Six weeks on average; we write when it is half done.</p>',
    icon: 'clock',
  },
  { title: 'Fetch', body: '<p>Packed with care, or sent to you.</p>', icon: 'truck' },
]

export const examples: Example[] = [
  { name: 'Numbers below each other', props: { steps } },
  { name: 'Icons side by side', props: { steps, layout: 'horizontal', marker: 'icon' } },
  { name: 'Large numbers', props: { steps: steps.slice(0, 3), marker: 'large' } },
]
