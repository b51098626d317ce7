import type { Example } from '#module-kit'

export const examples: Example[] = [
  {
    name: 'To a course in spring',
    props: {
      title: 'The next wheel course starts in',
      endsAt: Date.UTC(2031, 2, 14, 9, 0),
      endText: 'The course has begun. The next one is in autumn.',
    },
  },
  {
    name: 'In a narrow column',
    props: {
      title: 'Kiln opening',
      date: 'fallback',
      endsAt: Date.UTC(2030, 11, 6, 10, 0),
      design: { maxWidth: '24rem' },
    },
  },
  {
    name: 'Over',
    props: {
      title: 'Seconds sale',
      align: 'center',
      endsAt: Date.UTC(2024, 11, 7, 10, 0),
      endText: 'Sold out by noon. See you next December.',
    },
  },
]
