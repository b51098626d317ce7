import type { Example } from '#module-contract'
import { sampleCategories, sampleContent } from '#pages/schema'
import { readAddress } from './address.ts'
import type { PostListData } from './load.server.ts'

/** The first list of a page has unprefixed parameters. */
const show = (id: string, query: string, shown: Partial<PostListData>): PostListData => ({
  items: sampleContent,
  total: sampleContent.length,
  pages: 1,
  categories: [],
  address: readAddress(new URL(`http://local/journal?${query}`), name =>
    id === 'post-list-1' ? name : `${id}.${name}`,
  ),
  added: 0,
  ...shown,
})

export const examples: Example<PostListData>[] = [
  {
    name: 'A grid, the first post large, with a filter',
    props: { lead: true, filter: true, perPage: 6, ratio: '3/2' },
    data: show('post-list-1', '', { total: 40, pages: 7, categories: sampleCategories }),
  },
  {
    name: 'A list, image beside the words',
    props: { layout: 'list', perPage: 4, showMore: true, pagination: 'more', label: 'Latest' },
    data: show('post-list-2', '', { items: sampleContent.slice(0, 4), total: 9, pages: 3 }),
  },
  {
    name: 'Masonry',
    props: { layout: 'masonry', showAuthor: false, label: 'Pictures and notes' },
    data: show('post-list-3', '', {}),
  },
  {
    name: 'Full text, one below another',
    props: {
      layout: 'fullwidth',
      ratio: '16/9',
      perPage: 2,
      text: 'full',
      showReadingTime: true,
      label: 'In full',
    },
    data: show('post-list-4', 'post-list-4.posts-page=2', {
      items: sampleContent.slice(2, 4),
      pages: 3,
    }),
  },
  {
    name: 'Words alone, in two columns',
    props: { columns: 2, showImage: false, pagination: 'none', label: 'Notes' },
    data: show('post-list-5', '', { items: sampleContent.slice(0, 4) }),
  },
  {
    name: 'A category with nothing in it',
    props: { filter: true, label: 'Archive' },
    data: show('post-list-6', 'post-list-6.posts=single-pieces', {
      items: [],
      total: 0,
      categories: sampleCategories,
    }),
  },
]
