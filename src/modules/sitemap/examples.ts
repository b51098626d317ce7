import type { Example } from '#module-contract'
import type { SitemapData } from './load.server.ts'
import type { SitemapItem } from './tree.ts'

const item = (title: string, children: SitemapItem[] = []): SitemapItem => ({
  title,
  href: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  children,
})
const pages = [
  item('Home page'),
  item('About us', [item('Our people'), item('How we work'), item('Jobs')]),
  item('Services', [
    item('Repairs', [item('At your place'), item('In the workshop')]),
    item('Advice'),
  ]),
  item('Contact'),
]
const posts = ['What changes in spring', 'A visit', 'Five questions, answered at length', 'On time']
const data: SitemapData = {
  groups: [
    { kind: 'pages', items: pages },
    { kind: 'posts', items: posts.map(title => item(title)) },
    {
      kind: 'categories',
      items: [item('For the house', [item('Kitchen'), item('Bath')]), item('For outside')],
    },
  ],
}

export const examples: Example<SitemapData>[] = [
  { name: 'Columns', props: {}, data },
  { name: 'Index with lines', props: { layout: 'index', columns: 2 }, data },
  {
    name: 'Tree of pages',
    props: { layout: 'tree', headings: false, posts: false, categories: false },
    data: { groups: [{ kind: 'pages', items: pages }] },
  },
  { name: 'Nothing published yet', props: {}, data: { groups: [] } },
]
