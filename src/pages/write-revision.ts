import { type Clock, createId, MINUTE } from '#base'
import type { Database } from '#db'
import type { Author, RevisionEvent } from './page-deps.ts'

/** Saves of one author within this time are one revision. */
const TOGETHER_MS = 10 * MINUTE

export interface NewRevision {
  pageId: string
  document: string
  title: string
  author: Author
  event: RevisionEvent
  /** Whether the author's own last one may be written over; it never is when somebody else came between. */
  mayReplace?: boolean
}

/** Keeps a state of a page. Answers whether that made a new revision. */
export async function writeRevision(tx: Database, clock: Clock, revision: NewRevision) {
  const { pageId, document, title, author, event } = revision
  const now = clock.now()
  if (revision.mayReplace && author.id !== null) {
    const newest = await tx
      .selectFrom('page_revisions')
      .select(['id', 'created_at', 'author_id', 'event'])
      .where('page_id', '=', pageId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    const isOwn = newest?.author_id === author.id && newest.event === 'saved'
    if (isOwn && now - newest.created_at < TOGETHER_MS) {
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
