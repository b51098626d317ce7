import type { Example } from '#module-contract'
import type { SvgData } from './load.server.ts'

const mark: SvgData = {
  markup:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 120"><g fill="none" stroke="#77776f" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><circle cx="100" cy="60" r="44"/><path d="M66 86l24-26 16 16 12-12 18 22M104 42h.1"/><path d="M190 44h150M190 80h96"/></g></svg>',
}

/** A floor plan with areas and lines. */
const plan: SvgData = {
  markup:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180"><defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#d8d4ca"/><stop offset="1" stop-color="#efece4"/></linearGradient></defs><rect x="2" y="2" width="236" height="176" rx="3" fill="url(#a)"/><g fill="none" stroke="#5a564c" stroke-width="2" stroke-linejoin="round"><path d="M40 150V82l80-52 80 52v68z"/><path d="M40 82h160"/><path d="M104 150v-44h32v44"/><rect x="60" y="98" width="26" height="24"/><rect x="154" y="98" width="26" height="24"/><circle cx="120" cy="62" r="9"/><path d="M20 150h200"/></g></svg>',
}

const file = 'placeholder-drawing'

export const examples: Example<SvgData>[] = [
  {
    name: 'A mark in the theme’s color',
    props: { file, colours: 'theme', width: 240 },
    data: mark,
  },
  {
    name: 'A drawing in its own colors, linked',
    props: {
      file,
      label: 'The house, seen from the street',
      link: { url: '/about' },
      align: 'center',
      width: { desktop: 480, phone: 280 },
    },
    data: plan,
  },
  {
    name: 'Draws itself when the page opens',
    props: {
      file,
      label: 'Plan of the house',
      draw: 'load',
      durationMs: 4000,
      colours: 'theme',
      colour: 'text',
      align: 'center',
      width: 420,
    },
    data: { markup: plan.markup.replace(/<rect x="2".*?\/>/, '') },
  },
  {
    name: 'Large, drawn while it is scrolled into view',
    props: { file, draw: 'scroll', width: 1200, colours: 'theme', colour: 'secondary-strong' },
    data: mark,
  },
]
