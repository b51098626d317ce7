import type { Example } from '#module-contract'

export const examples: Example[] = [
  {
    name: 'Band with two buttons',
    props: {
      title: 'Six places, three evenings',
      body: '<p>The next course for beginners starts in the first week of the month.</p>',
      buttons: [
        { label: 'Book a place', link: { url: '/contact' } },
        { label: 'What you will learn', link: { url: '/about' }, style: 'quiet' },
      ],
    },
  },
  {
    name: 'Card in the middle',
    props: {
      layout: 'stacked',
      align: 'center',
      title: 'Come and see for yourself',
      body: '<p>The workshop is open on Saturdays from ten to four.</p>',
      buttons: [{ label: 'How to find us', link: { url: '/contact' }, icon: 'map' }],
      design: { preset: 'inverse' },
    },
  },
  {
    name: 'Beside an image',
    props: {
      layout: 'split',
      image: { media: 'placeholder-wide' },
      title: 'Made to order',
      body: '<p>Tell us what you need: size, color, number. An offer comes within two days.</p>',
      buttons: [{ label: 'Ask for an offer', link: { url: '/contact' } }],
    },
  },
]
