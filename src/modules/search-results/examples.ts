import { readCategoryAddress } from '#content'
import type { Example } from '#module-contract'
import { sampleContent, sceneImage } from '#pages/schema'
import { sampleProducts } from '#shop/schema'
import type { SearchResultsData } from './load.server.ts'

const address = (query: string) =>
  readCategoryAddress(new URL(`http://local/search?${query}`), name => name, 'in')

const [first, second, third] = sampleContent
const items: SearchResultsData['items'] = [
  {
    ref: 'product:1',
    kind: 'product',
    href: '/product/table-lamp',
    title: [
      { text: 'Table ', isMatch: false },
      { text: 'lamp', isMatch: true },
    ],
    excerpt: [
      { text: 'A ', isMatch: false },
      { text: 'lamp', isMatch: true },
      {
        text: ' for a desk or a bedside table, with a shade of linen and a foot of oak …',
        isMatch: false,
      },
    ],
    image: first?.image,
    date: undefined,
  },
  {
    ref: 'page:2',
    kind: 'post',
    href: '/journal/light',
    title: [{ text: 'How much light a room needs', isMatch: false }],
    excerpt: [
      { text: '… three small ', isMatch: false },
      { text: 'lamps', isMatch: true },
      {
        text: ' do more for a room than one large one, as long as each stands where it is used …',
        isMatch: false,
      },
    ],
    image: second?.image,
    date: Date.UTC(2026, 9, 12),
  },
  {
    ref: 'page:3',
    kind: 'project',
    href: '/projects/library',
    title: [{ text: 'Reading room of a library', isMatch: false }],
    excerpt: [
      { text: '… forty ', isMatch: false },
      { text: 'lamps', isMatch: true },
      { text: ' on twenty tables …', isMatch: false },
    ],
    image: third?.image,
    date: Date.UTC(2025, 3, 2),
  },
]
const scenes = ['placeholder', 'placeholder-square', 'placeholder-wide']
const products = sampleProducts.products.slice(0, 4).map((product, index) => ({
  ...product,
  picture: sceneImage(scenes[index % scenes.length] as string),
}))
const kinds: SearchResultsData['kinds'] = [
  { kind: 'product', count: 1 },
  { kind: 'post', count: 21 },
  { kind: 'project', count: 1 },
]

const show = (query: string, shown: Partial<SearchResultsData>): SearchResultsData => ({
  pageTitle: 'Search',
  text: 'lamp',
  corrected: undefined,
  items,
  total: 23,
  more: false,
  pages: 3,
  address: address(query),
  kinds,
  ...shown,
})

export const examples: Example<SearchResultsData>[] = [
  { name: 'A list with images', props: {}, data: show('q=lamp', {}) },
  { name: 'Cards', props: { layout: 'cards' }, data: show('q=lamp&in-page=2', { pages: 1 }) },
  {
    name: 'Titles only, of a word that was mistyped',
    props: { layout: 'compact' },
    data: show('q=lapm', { text: 'lapm', corrected: 'lamp', pages: 1, kinds: [] }),
  },
  {
    name: 'Nothing found',
    props: {},
    data: show('q=zither', { text: 'zither', items: [], total: 0, pages: 1, kinds: [] }),
  },
  {
    name: 'Nothing found, with popular products',
    props: {},
    data: show('q=zither', {
      ...{ text: 'zither', items: [], total: 0, pages: 1, kinds: [] },
      popular: { list: { money: sampleProducts.money, products }, shopPath: '/shop' },
    }),
  },
  {
    name: 'Before anything was searched for',
    props: {},
    data: show('', { text: '', items: [], total: 0, pages: 1, kinds: [] }),
  },
]
