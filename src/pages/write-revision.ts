import { type Clock, createId, MINUTE } from '#base'
import type { Database } from '#db'
import type { Author, RevisionEvent } from './page-deps.ts'

/** Saves of one author within this time share a revision. */
const MERGE_WINDOW_MS = 10 * MINUTE

export interface NewRevision {
  pageId: string
  document: string
  title: string
  author: Author
  event: RevisionEvent
  /**
   * The previous state. The author's last revision is overwritten if it contains exactly that
   * state; others, such as a version that lost a conflict, are kept.
   */
  follows?: string | undefined
}

/** Stores a state of a page. Returns whether a new revision was created. */
export async function writeRevision(tx: Database, clock: Clock, revision: NewRevision) {
  const { pageId, document, title, author, event } = revision
  const now = clock.now()
  if (revision.follows !== undefined && author.id !== null) {
    const newest = await tx
      .selectFrom('page_revisions')
      .select(['id', 'created_at', 'author_id', 'event', 'document'])
      .where('page_id', '=', pageId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    const isOwn = newest?.author_id === author.id && newest.event === 'saved'
    const isFollowed = isOwn && newest.document === revision.follows
    if (isFollowed && now - newest.created_at < MERGE_WINDOW_MS) {
      await tx
        .updateTable('page_revisions')
        .set({ document, title, author: author.name, updated_at: now })
        .where('id', '=', newest.id)
        .execute()
      return false
    }
  }
  await tx
    .insertInto('page_revisions')
    .values({
      id: createId(clock),
      page_id: pageId,
      document,
      title,
      created_at: now,
      author: author.name,
      author_id: author.id,
      event,
      updated_at: null,
    })
    .execute()
  return true
}
