import type { Example } from '#module-contract'

const named = (name: string) => ({ name })
const words = ['Northwind', 'Haus & Hof', 'Marisco', 'The Gazette', 'Ostwerk', 'Café Linde']

export const examples: Example[] = [
  {
    name: 'In a line',
    props: {
      title: 'Our things stand at',
      items: words.slice(0, 4).map(name => ({ name, link: { url: 'https://www.example.com' } })),
    },
  },
  {
    name: 'Grid with lines',
    props: { items: words.map(named), layout: 'grid', columns: 3, lines: true, height: 48 },
  },
  {
    name: 'Marquee',
    props: {
      title: 'Written about us',
      items: [...words.map(named), { name: 'Das Werkstattblatt' }],
      layout: 'marquee',
      height: 56,
    },
  },
  {
    name: 'Images in their colors',
    props: {
      items: Array.from({ length: 5 }, (_, index) => ({
        image: { media: 'placeholder-drawing' },
        name: `Partner ${index + 1}`,
      })),
      grey: false,
      height: { desktop: 72, phone: 48 },
    },
  },
]
