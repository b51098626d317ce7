import type { Example } from '#module-kit'

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
]
