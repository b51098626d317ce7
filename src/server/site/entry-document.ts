import { node, pageDocument } from '#pages/schema'

const CONTENT = 'post-content'

/** What stands around an entry of a content type: its title and picture, what it says in its fields, and its content. */
export const entryModules = [
  node('section', 'entry-head', {
    space: 'small',
    content: [
      node('breadcrumbs', 'entry-way'),
      node('post-title', 'entry-title', { layout: 'split' }),
      node('field-list', 'entry-fields'),
    ],
  }),
  node(CONTENT, 'entry-content'),
]

/** The body of entries that no template is for: the same object each time, for documents that are shown are prepared once. */
export const entryDocument = pageDocument({ title: 'entry' }, entryModules)
