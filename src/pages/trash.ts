import { DAY, ok, refuse } from '#base'
import { type Database, inTransaction, invalidate, okIfAffected } from '#db'
import { refreshListings } from './listings.ts'
import { menuTags } from './menus.ts'
import type { PageDeps } from './page-deps.ts'
import { pageTags, tagsOfReturned } from './page-tags.ts'

const RETENTION_MS = 30 * DAY

/** Deleted pages until they are restored or expire. */
export function createTrash({ db, clock }: PageDeps) {
  return {
    /** Visitors get a 404 response, and the path becomes free. */
    trash: (id: string) =>
      inTransaction({ db }, async tx => {
        const page = await tx
          .selectFrom('pages')
          .select(['id', 'path', 'kind', 'title'])
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
        if (!page) return refuse('not-found')
        if (await isHome(tx, page)) return refuse('home-page')
        const gone = await tx
          .updateTable('pages')
          .set({ path: `trash:${id}`, trashed_path: page.path, deleted_at: clock.now() })
          .where('id', '=', id)
          .where('path', '=', page.path)
          .executeTakeFirst()
        if (Number(gone.numUpdatedRows) === 0) return refuse('not-found')
        await refreshListings(tx, [id])
        await invalidate(tx, [...pageTags(page), ...(await menuTags(tx, [id]))])
        return ok({ path: page.path, title: page.title })
      }),

    /** Restores a page with its path and status. */
    restore: (id: string) =>
      inTransaction({ db }, async tx => {
        const page = await tx
          .selectFrom('pages')
          .select(['id', 'kind', 'trashed_path', 'publish_at'])
          .where('id', '=', id)
          .where('deleted_at', 'is not', null)
          .executeTakeFirst()
        if (!page || page.trashed_path === null) return refuse('not-found')
        const path = page.trashed_path
        const other = await tx
          .selectFrom('pages')
          .select('id')
          .where('path', '=', path)
          .executeTakeFirst()
        if (other) return refuse('taken')
        // Cancel a schedule that has passed, so that nothing is published unseen.
        const isLate = page.publish_at !== null && page.publish_at <= clock.now()
        await tx
          .updateTable('pages')
          .set({
            path,
            trashed_path: null,
            deleted_at: null,
            ...(isLate ? { publish_at: null } : {}),
          })
          .where('id', '=', id)
          .where('deleted_at', 'is not', null)
          .execute()
        await refreshListings(tx, [id])
        const tags = [...pageTags({ id, path, kind: page.kind }), ...tagsOfReturned(page.kind)]
        await invalidate(tx, [...tags, ...(await menuTags(tx, [id]))])
        return ok()
      }),

    /** Only for trashed pages. */
    async deletePermanently(id: string) {
      const gone = await db
        .deleteFrom('pages')
        .where('id', '=', id)
        .where('deleted_at', 'is not', null)
        .executeTakeFirst()
      return okIfAffected(gone)
    },

    /** Deletes pages that have been in the trash for 30 days. Returns how many. */
    async emptyTrash(): Promise<number> {
      const gone = await db
        .deleteFrom('pages')
        .where('deleted_at', '<=', clock.now() - RETENTION_MS)
        .executeTakeFirst()
      return Number(gone.numDeletedRows)
    },
  }
}

/** Whether it is the home page, by setting or path. */
async function isHome(db: Database, page: { id: string; path: string }): Promise<boolean> {
  const setting = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'homePage')
    .executeTakeFirst()
  const homePage: unknown = JSON.parse(setting?.value ?? 'null')
  return homePage === null ? page.path === '/' : homePage === page.id
}
