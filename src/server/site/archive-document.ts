import type { ArchiveFacts, PageDocument } from '#module-kit'
import { node, pageDocument } from '#pages/schema'

const toList = (of: ArchiveFacts['of']) =>
  of === 'project'
    ? node('portfolio', 'projects', { source: 'archive', perPage: 12 })
    : node('post-list', 'posts', { source: 'archive', layout: 'list' })

const archiveOf = (of: ArchiveFacts['of'], layout: 'plain' | 'portrait') =>
  pageDocument({ title: of }, [
    node('section', 'archive', {
      space: 'small',
      content: [
        node('breadcrumbs', 'archive-way'),
        node('post-title', 'archive-title', { layout }),
        toList(of),
      ],
    }),
  ])

/** The same objects each time: documents that are shown are prepared once. Types of the owner's share one. */
const documents = {
  post: { plain: archiveOf('post', 'plain'), portrait: archiveOf('post', 'portrait') },
  project: { plain: archiveOf('project', 'plain'), portrait: archiveOf('project', 'portrait') },
}

/** What is shown of an archive where no template is for it. */
export const archiveDocument = ({ of, by }: Pick<ArchiveFacts, 'of' | 'by'>): PageDocument =>
  documents[of === 'project' ? 'project' : 'post'][by === 'author' ? 'portrait' : 'plain']
