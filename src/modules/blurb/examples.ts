import type { Example } from '#module-kit'

export const examples: Example[] = [
  {
    name: 'With an icon',
    props: {
      icon: 'flame',
      title: 'Fired with gas, in reduction',
      body: '<p>Less oxygen in the kiln turns iron green: that is all there is to celadon.</p>',
    },
  },
  {
    name: 'With an image, linked',
    props: {
      image: { media: 'studio-wheel' },
      title: 'Courses at the wheel',
      body: '<p>Three evenings, six places, clay and firing included.</p>',
      link: { url: '/contact' },
    },
  },
  {
    name: 'Icon beside the text',
    props: {
      icon: 'truck',
      layout: 'start',
      title: 'Packed in wool',
      body: '<p>What breaks on its way is sent again.</p>',
    },
  },
]
