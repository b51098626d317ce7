import { ok, refuse } from '#base'
import { type Database, inTransaction, invalidate, okIfAffected } from '#db'
import type { PageDocument } from '#module-contract'
import { refreshListings } from './listings.ts'
import { menuTags } from './menus.ts'
import type { Author, PageDeps } from './page-deps.ts'
import { pageTags, tagsOfReturned } from './page-tags.ts'
import { writeRevision } from './write-revision.ts'

/** Author of scheduled publications, which approve nothing. */
const SCHEDULE: Author = { id: null, name: 'schedule', needsApproval: true }

/** Publishes drafts now or at a scheduled time, and unpublishes pages. */
export function createPublishing({ db, clock, documents, published }: PageDeps) {
  const find = (tx: Database, id: string) =>
    tx
      .selectFrom('pages')
      .select(['id', 'version', 'path', 'kind', 'saved_at', 'saved_by', 'draft'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()

  /**
   * Publishes the draft of this version; with `dueAt` only if it is still scheduled for then.
   * Returns whether it did.
   */
  async function publishDraft(
    tx: Database,
    id: string,
    author: Author,
    only: { version: number } | { dueAt: number },
  ): Promise<boolean> {
    const now = clock.now()
    let update = tx
      .updateTable('pages')
      .set(eb => ({
        published: eb.ref('draft'),
        published_title: eb.ref('title'),
        published_at: eb.fn.coalesce('published_at', eb.val(now)),
        publish_at: null,
        updated_at: now,
      }))
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
    update =
      'version' in only
        ? update.where('version', '=', only.version)
        : update.where('publish_at', '<=', only.dueAt)
    const before = await tx
      .selectFrom('pages')
      .select('id')
      .where('id', '=', id)
      .where('published', 'is not', null)
      .executeTakeFirst()
    const page = await update.returning(['id', 'path', 'kind', 'draft', 'title']).executeTakeFirst()
    if (!page) return false
    const { draft: document, title } = page
    await writeRevision(tx, clock, { pageId: id, document, title, author, event: 'published' })
    await published(tx, JSON.parse(document), author)
    await refreshListings(tx, [id])
    const returned = before ? [] : [...tagsOfReturned(page.kind), ...(await menuTags(tx, [id]))]
    await invalidate(tx, [...pageTags(page), ...returned])
    return true
  }

  return {
    /** Publishes all due drafts. Returns their paths. */
    async publishDue(): Promise<string[]> {
      const now = clock.now()
      const due = await db
        .selectFrom('pages')
        .select(['id', 'path'])
        .where('publish_at', '<=', now)
        .where('deleted_at', 'is', null)
        .execute()
      const published: string[] = []
      for (const { id, path } of due) {
        // Another process may have published it.
        const isOurs = await db
          .transaction()
          .execute(tx => publishDraft(tx, id, SCHEDULE, { dueAt: now }))
        if (isOurs) published.push(path)
      }
      return published
    },

    /** Publishes the draft now or at a future time; `version` identifies the draft. */
    publish: (id: string, author: Author, wanted: { version?: number; at?: number } = {}) =>
      inTransaction({ db }, async tx => {
        const page = await find(tx, id)
        if (!page) return refuse('not-found')
        const conflict = { version: page.version, savedAt: page.saved_at, savedBy: page.saved_by }
        const version = wanted.version ?? page.version
        if (page.version !== version) return refuse('conflict', conflict)
        const draft: PageDocument = JSON.parse(page.draft)
        const problems = documents.refused(draft)
        if (problems.length > 0) return refuse('invalid', { problems })
        const { at } = wanted
        if (at === undefined || at <= clock.now()) {
          const isDone = await publishDraft(tx, id, author, { version })
          return isDone ? ok({ scheduledFor: undefined }) : refuse('conflict', conflict)
        }
        const changed = await tx
          .updateTable('pages')
          .set({ publish_at: at })
          .where('id', '=', id)
          .where('version', '=', version)
          .executeTakeFirst()
        if (Number(changed.numUpdatedRows) === 0) return refuse('conflict', conflict)
        await published(tx, draft, author)
        return ok({ scheduledFor: at })
      }),

    /** Visitors get a 404 response; the draft is kept. */
    unpublish: (id: string) =>
      inTransaction({ db }, async tx => {
        const page = await find(tx, id)
        if (!page) return refuse('not-found')
        await tx
          .updateTable('pages')
          .set({
            published: null,
            published_title: null,
            publish_at: null,
            updated_at: clock.now(),
          })
          .where('id', '=', id)
          .execute()
        await refreshListings(tx, [id])
        await invalidate(tx, [...pageTags(page), ...(await menuTags(tx, [id]))])
        return ok()
      }),

    /** Cancels a scheduled publication. */
    async unschedule(id: string) {
      const changed = await db
        .updateTable('pages')
        .set({ publish_at: null })
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return okIfAffected(changed)
    },
  }
}
