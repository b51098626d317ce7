import type { ArchiveFacts, PageDocument } from '#module-kit'
import { isCustomKind, node, pageDocument } from '#pages/schema'

const lists = {
  post: node('post-list', 'posts', { source: 'archive', layout: 'list' }),
  project: node('portfolio', 'projects', { source: 'archive', perPage: 12 }),
  /** Of a content type. */
  entry: node('post-list', 'posts', { source: 'archive', layout: 'list', order: 'type' }),
}

const archiveOf = (of: keyof typeof lists, layout: 'plain' | 'portrait') =>
  pageDocument({ title: of }, [
    node('section', 'archive', {
      space: 'small',
      content: [
        node('breadcrumbs', 'archive-way'),
        node('post-title', 'archive-title', { layout }),
        lists[of],
      ],
    }),
  ])

const both = (of: keyof typeof lists) => ({
  plain: archiveOf(of, 'plain'),
  portrait: archiveOf(of, 'portrait'),
})

/** The same objects each time: documents that are shown are prepared once. Types of the owner's share one. */
const documents = { post: both('post'), project: both('project'), entry: both('entry') }

/** What is shown of an archive where no template is for it. */
export const archiveDocument = ({ of, by }: Pick<ArchiveFacts, 'of' | 'by'>): PageDocument =>
  documents[isCustomKind(of) ? 'entry' : of][by === 'author' ? 'portrait' : 'plain']
