import { catalogList, catalogReference, number, select, text, toggle } from '#module-contract'
import { orderField } from './content-source.ts'

/** Sources whose slides come from the site. */
const LISTED = { source: ['posts', 'projects', 'products'] } as const

/** Source of slides: entered individually, or items of the site (SL-4). */
export const listedSlideFields = {
  source: select({
    label: 'Slides from',
    options: { slides: 'Own slides', posts: 'Posts', projects: 'Projects', products: 'Products' },
    default: 'slides',
  }),
  postCategories: catalogList({
    label: 'Categories of posts',
    help: 'Leave empty for all.',
    of: 'post-categories',
    onlyFor: { source: ['posts'] },
  }),
  projectCategories: catalogList({
    label: 'Categories of projects',
    help: 'Leave empty for all.',
    of: 'project-categories',
    onlyFor: { source: ['projects'] },
  }),
  productCategory: catalogReference({
    label: 'Category of products',
    help: 'Leave empty for all.',
    of: 'categories',
    onlyFor: { source: ['products'] },
  }),
  order: orderField({
    onlyFor: LISTED,
    help: 'Of posts, projects and products. Products are shown latest first instead of oldest first.',
  }),
  count: number({
    label: 'Number of slides',
    integer: true,
    min: 1,
    max: 30,
    default: 5,
    onlyFor: LISTED,
  }),
  showFacts: toggle({
    label: 'Show date, categories or price',
    onlyFor: LISTED,
    group: 'design',
    default: true,
  }),
  showExcerpt: toggle({
    label: 'Show excerpt',
    group: 'design',
    default: true,
    onlyFor: LISTED,
  }),
  excerptLength: number({
    label: 'Length of excerpts',
    onlyFor: LISTED,
    help: 'In characters; no word is cut in two. 0 shows all.',
    group: 'design',
    integer: true,
    min: 0,
    max: 1000,
    default: 160,
  }),
  showButton: toggle({
    label: 'Show button',
    group: 'design',
    default: true,
    onlyFor: LISTED,
  }),
  button: text({
    label: 'Button',
    onlyFor: LISTED,
    help: 'Leave empty for the text in the site’s language.',
    group: 'design',
    maxLength: 80,
  }),
}
