import type { Start } from '#module-contract'

export const start: Start = {
  slides: [
    {
      title: 'Made to last',
      body: '<p>Good materials, careful work, and repairs for many years.</p>',
      image: { media: 'placeholder-wide' },
    },
    {
      title: 'Planned with you',
      body: '<p>We listen first, and then look after every detail.</p>',
      image: { media: 'placeholder-square' },
    },
  ],
}
