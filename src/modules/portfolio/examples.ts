import type { Example } from '#module-contract'
import { sampleCategories, sampleContent } from '#pages/schema'
import { readAddress } from './address.ts'
import type { PortfolioData } from './load.server.ts'

/** The first portfolio of a page has unprefixed parameters. */
const show = (id: string, query: string, shown: Partial<PortfolioData>): PortfolioData => ({
  items: sampleContent,
  total: sampleContent.length,
  pages: 1,
  added: 0,
  categories: sampleCategories,
  address: readAddress(new URL(`http://local/projects?${query}`), name =>
    id === 'portfolio-1' ? name : `${id}.${name}`,
  ),
  ...shown,
})

export const examples: Example<PortfolioData>[] = [
  {
    name: 'Filterable, three columns',
    props: { perPage: 6, showExcerpt: true },
    data: show('portfolio-1', 'projects-page=2', { total: 40, pages: 7 }),
  },
  {
    name: 'Without gaps, words over the images, columns by width',
    props: { layout: 'fullwidth', words: 'overlay', label: 'All work' },
    data: show('portfolio-2', '', {}),
  },
  {
    name: 'A carousel that moves by groups',
    props: { layout: 'carousel', words: 'overlay', auto: true, label: 'Lately' },
    data: show('portfolio-3', '', { categories: [] }),
  },
  {
    name: 'An index, beside it the image of the title pointed at',
    props: { layout: 'index', ratio: '4/5', label: 'Index' },
    data: show('portfolio-4', '', {}),
  },
  {
    name: 'One project alone',
    props: { filter: false, showExcerpt: true, opens: 'lightbox', label: 'The latest' },
    data: show('portfolio-5', '', { items: sampleContent.slice(3, 4), categories: [] }),
  },
  {
    name: 'A category with nothing in it',
    props: { label: 'Archive' },
    data: show('portfolio-6', 'portfolio-6.projects=single-pieces', { items: [], total: 0 }),
  },
]
