import { fields, number, select, toggle } from '#module-contract'
import { headingLevel } from '#ui'

export const Props = fields({
  products: toggle({ label: 'Products', default: true }),
  pages: toggle({ label: 'Pages', default: true }),
  posts: toggle({ label: 'Posts', default: true }),
  projects: toggle({ label: 'Projects', default: true }),
  entries: toggle({ label: 'Entries of content types', default: true }),
  popular: toggle({
    label: 'Popular products without results',
    help: 'Shown before a search and when nothing was found.',
    default: true,
    onlyFor: { products: [true] },
  }),
  perPage: number({ label: 'Results per page', integer: true, min: 1, max: 50, default: 10 }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { list: 'List', compact: 'Titles only', cards: 'Cards' },
    default: 'list',
  }),
  showImage: toggle({ label: 'Show image', group: 'design', default: true }),
  showKind: toggle({
    label: 'Show what it is',
    help: 'Product, page, post, project or entry of a content type.',
    group: 'design',
    default: true,
  }),
  showDate: toggle({ label: 'Show date', group: 'design', default: true }),
  level: headingLevel({ default: 'h2' }),
})
