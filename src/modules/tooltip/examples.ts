import type { Example } from '#module-contract'

export const examples: Example[] = [
  {
    name: 'A word in a sentence',
    props: {
      before: 'Every piece is',
      label: 'finished twice',
      after: 'and cools for a day.',
      tip: 'First at 950 °C, then with its color at 1,240 °C.',
    },
  },
  {
    name: 'A button with an icon, light',
    props: {
      label: 'Delivery',
      icon: 'truck',
      layout: 'button',
      tone: 'light',
      tip: 'Three working days within the country, ten abroad.',
    },
  },
  {
    name: 'A badge beside a text',
    props: {
      before: 'Members pay less.',
      label: '−10 %',
      layout: 'badge',
      place: 'top',
      tip: 'On everything but gift cards.',
    },
  },
]
