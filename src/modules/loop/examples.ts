import type { Example, PageNode, RepeatedItem } from '#module-contract'
import { sampleContent } from '#pages/schema'
import { readAddress } from './address.ts'
import type { LoopData } from './load.server.ts'

const items = sampleContent.map((item): RepeatedItem => {
  const { id, path, title, excerpt, image, author, publishedAt, categories } = item
  const category = categories[0]?.name ?? ''
  return {
    page: { id, path, kind: 'post', title },
    values: { title, excerpt, image, author, published: publishedAt, category, path, url: path },
    slot: 'content',
  }
})

/** The first loop of a page has unprefixed parameters. */
const show = (id: string, shown: Partial<LoopData>): LoopData => ({
  items,
  total: items.length,
  pages: 1,
  address: readAddress(new URL('http://local/'), name =>
    id === 'loop-1' ? name : `${id}.${name}`,
  ),
  added: 0,
  ...shown,
})

const link = { url: 'page:address' }
const node = (type: string, id: string, props: object): PageNode => ({
  type,
  props: { id, ...props },
})
const picture = (id: string, ratio: string) =>
  node('image', id, { image: { media: 'page:image' }, ratio, sizes: 'third' })
const title = (id: string, size: string) =>
  node('heading', id, { text: 'page:title', level: 'h3', size, link })

export const examples: Example<LoopData>[] = [
  {
    name: 'Cards of posts',
    props: {
      label: 'Latest',
      content: [
        picture('card-image', '3/2'),
        node('heading', 'card-title', {
          kicker: 'page:category',
          text: 'page:title',
          level: 'h3',
          size: 'l',
          link,
        }),
        node('text', 'card-text', { body: 'page:excerpt' }),
      ],
    },
    data: show('loop-1', {}),
  },
  {
    name: 'A list of titles with dates',
    props: {
      label: 'By date',
      layout: 'list',
      gap: 'small',
      content: [
        node('heading', 'line-title', {
          kicker: 'page:published?format=medium',
          text: 'page:title',
          level: 'h3',
          size: 'xl',
          link,
        }),
      ],
    },
    data: show('loop-2', { items: items.slice(0, 4) }),
  },
  {
    name: 'Every third different, with page numbers',
    props: {
      label: 'All of it',
      columns: { desktop: 2, phone: 1 },
      pagination: 'pages',
      every: 3,
      wide: 'all',
      content: [picture('small-image', '4/3'), title('small-title', 'l')],
      alternative: [
        picture('wide-image', '16/9'),
        title('wide-title', '2xl'),
        node('text', 'wide-text', { body: 'page:excerpt' }),
      ],
    },
    data: show('loop-3', {
      items: items.map((item, index) => ({
        ...item,
        slot: index % 3 === 2 ? 'alternative' : 'content',
      })),
      total: 18,
      pages: 3,
    }),
  },
  {
    name: 'Images in one line',
    props: {
      label: 'Pictures',
      layout: 'strip',
      columns: { desktop: 4, tablet: 3, phone: 2 },
      gap: 'small',
      content: [picture('strip-image', '4/5'), title('strip-title', 'm')],
    },
    data: show('loop-4', {}),
  },
  {
    name: 'Nothing to show',
    props: { label: 'Archive', content: [title('none-title', 'l')] },
    data: show('loop-5', { items: [], total: 0 }),
  },
]
