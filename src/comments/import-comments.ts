import { createId, ok } from '#base'
import { type Database, inTransaction, invalidate } from '#db'
import { cleanComment } from './clean-comment.ts'
import { type CommentDeps, commentsTag } from './deps.ts'

/** A comment imported from elsewhere, with its replies. */
export interface ImportedComment {
  name: string
  /** Whether the author is staff. */
  isStaff?: boolean
  website?: string
  body: string
  /** UTC milliseconds. */
  at: number
  replies?: readonly ImportedComment[]
}

/** Imports published comments without moderation or notifications. */
export function createImportComments({ db }: CommentDeps) {
  async function write(
    tx: Database,
    pageId: string,
    said: readonly ImportedComment[],
    parent?: { id: string; threadId: string },
  ) {
    for (const { name, isStaff, website = '', body, at, replies = [] } of said) {
      const id = createId({ now: () => at })
      const threadId = parent?.threadId ?? id
      const clean = cleanComment({ name, email: '', website, body })
      await tx
        .insertInto('comments')
        .values({
          id,
          page_id: pageId,
          parent_id: parent?.id ?? null,
          thread_id: threadId,
          author_name: clean.name,
          author_website: clean.website || null,
          body: clean.body,
          status: 'published',
          staff_id: isStaff ? '' : null,
          unique_key: id,
          created_at: at,
        })
        .execute()
      await write(tx, pageId, replies, { id, threadId })
    }
  }

  return (pageId: string, said: readonly ImportedComment[]) =>
    inTransaction({ db }, async tx => {
      await write(tx, pageId, said)
      await invalidate(tx, [commentsTag(pageId)])
      return ok()
    })
}
