import type { ArchiveFacts, PageDocument, PageNode } from '#module-contract'
import { isCustomKind, node, pageDocument } from '#pages/schema'

const lists = {
  post: node('post-list', 'posts', { source: 'archive', layout: 'list' }),
  project: node('portfolio', 'projects', { source: 'archive', perPage: 12 }),
  /** Entries of a content type. */
  entry: node('post-list', 'posts', { source: 'archive', layout: 'list', order: 'type' }),
}

/** Modules of an archive. Archives of authors show their portrait. */
export const archiveModules = (
  of: keyof typeof lists,
  layout: 'plain' | 'portrait',
): PageNode[] => [
  node('section', 'archive', {
    space: 'small',
    content: [
      node('breadcrumbs', 'archive-way'),
      node('post-title', 'archive-title', { layout }),
      lists[of],
    ],
  }),
]

const both = (of: keyof typeof lists) => ({
  plain: pageDocument({ title: of }, archiveModules(of, 'plain')),
  portrait: pageDocument({ title: of }, archiveModules(of, 'portrait')),
})

/** Constants, because prepared documents are memoized by identity. All content types share one. */
const documents = { post: both('post'), project: both('project'), entry: both('entry') }

/** Content of an archive without a template. */
export const archiveDocument = ({ of, by }: Pick<ArchiveFacts, 'of' | 'by'>): PageDocument =>
  documents[isCustomKind(of) ? 'entry' : of][by === 'author' ? 'portrait' : 'plain']
