import type { Example } from '#module-contract'

export const examples: Example[] = [
  {
    name: 'With an icon',
    props: {
      icon: 'star',
      title: 'Made to last for years',
      body: '<p>Good materials and careful work: that is all there is to it.</p>',
    },
  },
  {
    name: 'With an image, linked',
    props: {
      image: { media: 'placeholder' },
      title: 'Courses for beginners',
      body: '<p>Three evenings, six places, materials included.</p>',
      link: { url: '/contact' },
    },
  },
  {
    name: 'Icon beside the text',
    props: {
      icon: 'truck',
      layout: 'start',
      title: 'Packed with care',
      body: '<p>What is damaged on its way is sent again.</p>',
    },
  },
  {
    name: 'Card with a number',
    props: {
      number: '01',
      style: 'card',
      title: 'Tell us what you need',
      body: '<p>Two sentences are enough. A picture helps.</p>',
      link: { url: '/contact' },
    },
  },
  {
    name: 'Image on the other side',
    props: {
      image: { media: 'placeholder-wide' },
      layout: 'end',
      title: 'A room for twelve',
      body: '<p>With a long table, north light, and a kitchen that is open to everybody.</p>',
    },
  },
]
