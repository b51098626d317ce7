import { catalogList, catalogReference } from './catalog-reference.ts'
import { orderField } from './content-source.ts'
import { number } from './number.ts'
import { select } from './select.ts'
import { toggle } from './switch.ts'
import { text } from './text.ts'

/** Where slides come from, in the modules that have some: set one by one, or what the site lists (SL-4). */
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
  }),
  projectCategories: catalogList({
    label: 'Categories of projects',
    help: 'Leave empty for all.',
    of: 'project-categories',
  }),
  productCategory: catalogReference({
    label: 'Category of products',
    help: 'Leave empty for all.',
    of: 'categories',
  }),
  order: orderField({
    help: 'Of posts, projects and products. Products are shown latest first instead of oldest first.',
  }),
  count: number({ label: 'Number of slides', integer: true, min: 1, max: 30, default: 5 }),
  showFacts: toggle({
    label: 'Show date, categories or price',
    group: 'design',
    default: true,
  }),
  showExcerpt: toggle({ label: 'Show excerpt', group: 'design', default: true }),
  excerptLength: number({
    label: 'Length of excerpts',
    help: 'In characters; no word is cut in two. 0 shows all.',
    group: 'design',
    integer: true,
    min: 0,
    max: 1000,
    default: 160,
  }),
  showButton: toggle({ label: 'Show button', group: 'design', default: true }),
  button: text({
    label: 'Button',
    help: 'Leave empty for the text in the site’s language.',
    group: 'design',
    maxLength: 80,
  }),
}
