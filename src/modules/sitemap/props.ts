import { fields, link, number, responsive, select, toggle } from '#module-contract'
import { headingLevel } from '#ui'

export const Props = fields({
  pages: toggle({ label: 'Show pages', default: true }),
  posts: toggle({ label: 'Show posts', default: true }),
  projects: toggle({ label: 'Show projects', default: true }),
  entries: toggle({ label: 'Show entries of content types', default: true }),
  categories: toggle({ label: 'Show product categories', default: true }),
  products: toggle({ label: 'Show products', default: false }),
  below: link({
    label: 'Only pages below',
    help: 'Shows the subpages of this page. Leave empty for all pages.',
  }),
  depth: number({
    label: 'Levels',
    help: 'Of pages below pages and categories below categories.',
    integer: true,
    min: 1,
    max: 8,
    default: 4,
  }),
  order: select({
    label: 'Sorting',
    options: { path: 'URL path', title: 'Name', newest: 'Latest' },
    default: 'title',
  }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { columns: 'Columns', index: 'Index with lines', tree: 'Tree' },
    default: 'columns',
  }),
  columns: responsive(
    number({ label: 'Columns', group: 'design', integer: true, min: 1, max: 6, default: 3 }),
  ),
  headings: toggle({ label: 'Show headings', group: 'design', default: true }),
  level: headingLevel({ default: 'h2' }),
})
