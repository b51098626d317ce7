import type { PageNode } from '#module-contract'
import { node } from '#pages/schema'

/** Layout of entries of a content type: title and featured image, fields, content. */
export const entryModules: PageNode[] = [
  node('section', 'entry-head', {
    space: 'small',
    content: [
      node('breadcrumbs', 'entry-way'),
      node('post-title', 'entry-title', { layout: 'split' }),
      node('field-list', 'entry-fields'),
    ],
  }),
  node('post-content', 'entry-content'),
]
