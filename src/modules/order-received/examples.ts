import type { Example } from '#module-kit'

export const examples: Example[] = [
  { name: 'Thanks', props: {} },
  {
    name: 'With what happens next',
    props: {
      thanks: 'Thank you. We have your order and will pack it on Thursday.',
      next: '<p>You get a mail when the parcel leaves. Pots for pick-up wait behind the blue door.</p>',
    },
  },
]
