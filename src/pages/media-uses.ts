import { containsExactly, type Database } from '#db'
import { findPagesHolding } from './pages-holding.ts'

/** Possible media ids: JSON strings, and path segments after `/media/` in rich text. */
const MAYBE_ID = /"([A-Za-z0-9_-]{1,100})"|\/media\/([A-Za-z0-9_-]{1,100})[./]/g

/** Possible media ids in a stored document or other JSON. */
export function* maybeMediaIds(text: string | null): Generator<string> {
  for (const [, value, path] of (text ?? '').matchAll(MAYBE_ID)) yield value ?? path ?? ''
}

/** Usage of media in pages and settings. */
export function createMediaUses({ db }: { db: Database }) {
  return {
    /** Usage in drafts and published pages (by title), author profiles, and settings. */
    async uses(id: string) {
      // As a JSON string, or in a rich text URL, including URLs of replaced files.
      const texts = [`"${id}"`, `/media/${id}/`, `/media/${id}.`]
      const [pages, authors, settings, media] = await Promise.all([
        findPagesHolding(db, texts),
        db.selectFrom('authors').select(['id', 'name']).where('portrait', '=', id).execute(),
        db
          .selectFrom('settings')
          .select('key')
          .where(containsExactly('value', `"${id}"`))
          .execute(),
        db
          .selectFrom('media')
          .select(['id', 'file_name as name'])
          .where('deleted_at', 'is', null)
          .where(containsExactly('tracks', `"${id}"`))
          .execute(),
      ])
      return {
        pages: pages.items,
        authors,
        settings: settings.map(({ key }) => key),
        /** Media that uses it as a track. */
        media,
      }
    },

    /** All possible ids in pages and settings. Reads large documents in batches. */
    async usedIds(): Promise<Set<string>> {
      const used = new Set<string>()
      const collect = (text: string | null) => {
        for (const id of maybeMediaIds(text)) used.add(id)
      }
      for (let last = ''; ; ) {
        const rows = await db
          .selectFrom('pages')
          .select(['id', 'draft', 'published', 'summary'])
          .where('id', '>', last)
          .orderBy('id')
          .limit(50)
          .execute()
        for (const row of rows) {
          for (const text of [row.draft, row.published, row.summary]) collect(text)
        }
        const end = rows.at(-1)
        if (!end) break
        last = end.id
      }
      const authors = await db.selectFrom('authors').select('portrait').execute()
      for (const { portrait } of authors) if (portrait) used.add(portrait)
      const videoRows = await db
        .selectFrom('media')
        .select('tracks')
        .where('tracks', '!=', '[]')
        .where('deleted_at', 'is', null)
        .execute()
      for (const { tracks } of videoRows) collect(tracks)
      const settings = await db.selectFrom('settings').select('value').execute()
      for (const { value } of settings) collect(value)
      return used
    },
  }
}
