import { refuse } from '#base'
import type { Database } from '#db'
import type { PageDocument } from '#module-contract'
import type { Drafts } from './drafts.ts'
import type { createPublishing } from './publishing.ts'
import type { createRevisions } from './revisions.ts'

/** Page functions by path, for commands. */
export function createPagesByPath(
  { db }: { db: Database },
  parts: {
    drafts: Drafts
    publishing: ReturnType<typeof createPublishing>
    revisions: ReturnType<typeof createRevisions>
  },
) {
  const { drafts, publishing, revisions } = parts
  const find = (path: string) =>
    db
      .selectFrom('pages')
      .select(['id', 'version', 'draft'])
      .where('path', '=', path)
      .executeTakeFirst()

  return {
    async draft(path: string) {
      const row = await find(path)
      if (!row) return undefined
      return { id: row.id, version: row.version, document: JSON.parse(row.draft) as PageDocument }
    },

    /** Publishes the draft now or at a future time. */
    async publish(path: string, atMs?: number) {
      const row = await find(path)
      if (!row) return refuse('not-found')
      const author = { id: null, name: 'publish' }
      return publishing.publish(row.id, author, atMs === undefined ? {} : { at: atMs })
    },

    async unpublish(path: string) {
      const row = await find(path)
      return row ? publishing.unpublish(row.id) : refuse('not-found')
    },

    async revisions(path: string) {
      const row = await find(path)
      return row ? revisions.listRevisions(row.id, 10_000) : []
    },

    async restore(path: string, revisionId: string, author: string) {
      const row = await find(path)
      if (!row) return refuse('not-found')
      return drafts.restoreRevision(row.id, revisionId, { id: null, name: author })
    },
  }
}
