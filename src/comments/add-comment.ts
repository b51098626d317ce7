import { createId, ok, refuse } from '#base'
import { type Database, inTransaction, invalidate, transactionAdvisoryLock } from '#db'
import { type CommentDraft, cleanComment } from './clean-comment.ts'
import { commentRateOf, isKnown } from './comment-rate-limit.ts'
import { type CommentDeps, commentsTag } from './deps.ts'
import { discussionOf } from './discussion.ts'
import { notifyAuthor, notifyStaff } from './notices.ts'
import type { CommentRules, DiscussedPage } from './schema.ts'
import { toParagraphs } from './to-paragraphs.ts'

export interface NewComment extends CommentDraft {
  /** Empty for a top-level comment. */
  parentId: string
  /** Whether the author wants a mail about replies. */
  wantsReplies: boolean
  /** Idempotency key. */
  uniqueKey: string
}

/** Comments with more web addresses are always moderated. */
const LINKS = 2

/** Adds a visitor's comment. The settings decide whether it is published at once. */
export function createAddComment({ db, kind, clock, rules: readRules }: CommentDeps) {
  return async (page: DiscussedPage, entered: NewComment) => {
    const rules = await readRules()
    if (!page.isPublic || discussionOf(page, rules, clock.now()).state !== 'open') {
      return refuse('closed')
    }
    const draft = cleanComment(entered)
    return inTransaction({ db }, async tx => {
      await transactionAdvisoryLock({ tx, kind }, 'comments')
      const twin = await findTwin(tx, page.id, entered.uniqueKey, draft)
      if (twin) return ok(twin)
      const parent = entered.parentId ? await findParent(tx, page.id, entered.parentId) : undefined
      if (entered.parentId && !parent) return refuse('reply-gone')
      const now = clock.now()
      const flood = await commentRateOf(tx, draft.email, now)
      if (flood === 'refuse') return refuse('too-many')
      const id = createId(clock)
      const isShown = flood !== 'hold' && (await isTrusted(tx, draft, rules))
      const status = isShown ? 'published' : ('pending' as const)
      await tx
        .insertInto('comments')
        .values({
          id,
          page_id: page.id,
          parent_id: parent?.id ?? null,
          thread_id: parent?.thread_id ?? id,
          author_name: draft.name,
          author_email: draft.email,
          author_website: draft.website || null,
          body: draft.body,
          status,
          wants_replies: Number(entered.wantsReplies && rules.notifyAuthors),
          unique_key: entered.uniqueKey,
          created_at: now,
        })
        .execute()
      if (rules.notifyStaff) await notifyStaff(tx, id, now)
      if (status === 'published') {
        await notifyAuthor(tx, id, now)
        await invalidate(tx, [commentsTag(page.id)])
      }
      return ok({ id, status, at: now })
    })
  }
}

/** Finds an earlier copy: same idempotency key, or same text and author. */
async function findTwin(tx: Database, pageId: string, uniqueKey: string, draft: CommentDraft) {
  const row = await tx
    .selectFrom('comments')
    .select(['id', 'status', 'created_at', 'deleted_at'])
    .where(eb =>
      eb.or([
        eb('unique_key', '=', uniqueKey),
        eb.and([
          eb('page_id', '=', pageId),
          eb('author_email', '=', draft.email),
          eb('body', '=', draft.body),
        ]),
      ]),
    )
    .executeTakeFirst()
  if (!row) return undefined
  // Senders of spam get the same response as everyone.
  const isShown = row.status === 'published' && row.deleted_at === null
  const status: 'published' | 'pending' = isShown ? 'published' : 'pending'
  return { id: row.id, status, at: row.created_at }
}

function findParent(tx: Database, pageId: string, id: string) {
  return tx
    .selectFrom('comments')
    .select(['id', 'thread_id'])
    .where('id', '=', id)
    .where('page_id', '=', pageId)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

async function isTrusted(
  tx: Database,
  { email, body }: CommentDraft,
  { moderation }: CommentRules,
): Promise<boolean> {
  if (moderation === 'all') return false
  if (moderation === 'none') return true
  const links = toParagraphs(body)
    .flat(2)
    .filter(part => part.href)
  if (links.length > LINKS) return false
  return isKnown(tx, email)
}
