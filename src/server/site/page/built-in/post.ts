import type { PageNode } from '#module-contract'
import { node } from '#pages/schema'

const content = node('post-content', 'content')

const foot = (...first: PageNode[]) =>
  node('section', 'foot', {
    space: 'small',
    content: [
      ...first,
      node('author-box', 'author'),
      node('post-navigation', 'neighbours'),
      node('related-posts', 'related'),
    ],
  })

/** Layout of a post: title, image, author, date, categories, content, and further reading. */
export const postModules: PageNode[] = [
  node('section', 'head', {
    space: 'small',
    content: [
      node('breadcrumbs', 'breadcrumbs'),
      node('post-title', 'title', { layout: 'split', showCategories: false }),
      node('post-meta', 'meta', { design: { margin: { top: 'space-5' } } }),
    ],
  }),
  content,
  foot(
    node('post-meta', 'tags', {
      showDate: false,
      showAuthor: false,
      showCategories: false,
      showTags: true,
      layout: 'list',
    }),
  ),
]

/** Layout of a post whose content has its own title. */
export const titledPostModules: PageNode[] = [
  content,
  foot(node('post-meta', 'meta', { showTags: true })),
]
