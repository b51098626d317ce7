import { Value } from 'typebox/value'
import { normalizeForSearch, ok, refuse } from '#base'
import { type Database, inTransaction, invalidate, type ListOf, type ListOptions } from '#db'
import { archivePath, movedPrefixes } from './archive-schema.ts'
import {
  type ContentType,
  ContentTypeSchema,
  type CustomKind,
  findContentType,
  isCustomKind,
  kindOfType,
  MAX_CONTENT_TYPES,
} from './content-type-schema.ts'
import { refreshListings } from './listings.ts'
import type { PageDeps } from './page-deps.ts'
import { isPagePath } from './page-path.ts'
import { listTag } from './page-tags.ts'
import type { createRedirects } from './redirects.ts'
import type { Settings } from './schema.ts'
import type { createSettings } from './settings.ts'

/** Settings key. */
const KEY = 'contentTypes'

/** A content type in the admin. */
export interface ContentTypeItem extends ContentType {
  /** The type's key. */
  id: string
  kind: ReturnType<typeof kindOfType>
  /** Including drafts and trash. */
  pages: number
}

/** Custom content types, stored in the settings. */
export function createContentTypes({
  db,
  settings,
  redirects,
  sharedPrefixes,
  ownPaths,
}: Pick<PageDeps, 'db' | 'sharedPrefixes' | 'ownPaths'> & {
  settings: ReturnType<typeof createSettings>
  redirects: ReturnType<typeof createRedirects>
}) {
  async function countPages(tx: Database): Promise<Map<string, number>> {
    const rows = await tx
      .selectFrom('pages')
      .select('kind')
      .select(eb => eb.fn.countAll<number>().as('pages'))
      .where('kind', 'like', 'type:%')
      .groupBy('kind')
      .execute()
    return new Map(rows.map(row => [row.kind, Number(row.pages)]))
  }

  /** Updates the field index of its published pages. */
  async function refresh(tx: Database, kind: string) {
    const pages = await tx
      .selectFrom('pages')
      .select('id')
      .where('kind', '=', kind)
      .where('published', 'is not', null)
      .where('deleted_at', 'is', null)
      .execute()
    await refreshListings(
      tx,
      pages.map(page => page.id),
    )
  }

  /** Redirects old archive URLs; the pages themselves stay. */
  async function followLists(before: Settings, of: CustomKind) {
    const after = await settings.get()
    const [from, to] = [before, after].map(places => archivePath(places, { of, by: 'all' }))
    if (!from || !to || from === to) return
    await db.transaction().execute(tx => redirects.move(tx, from, to))
    for (const moved of movedPrefixes(before, after, of)) {
      await redirects.movePrefix(moved.from, moved.to)
    }
  }

  return {
    /** Sorted by name, in memory. */
    async list({
      ids,
      q = '',
      order = 'asc',
      page = 1,
      perPage = MAX_CONTENT_TYPES,
    }: Partial<ListOptions> = {}): Promise<ListOf<ContentTypeItem>> {
      const [{ contentTypes }, counts] = await Promise.all([settings.get(), countPages(db)])
      const wanted = ids?.split(',')
      const found = contentTypes
        .filter(type => !wanted || wanted.includes(type.key))
        .filter(type => normalizeForSearch(type.name).includes(normalizeForSearch(q)))
        .sort((a, b) => a.name.localeCompare(b.name) * (order === 'asc' ? 1 : -1))
      const items = found.slice((page - 1) * perPage, page * perPage).map(type => {
        const kind = kindOfType(type)
        return { ...type, id: type.key, kind, pages: counts.get(kind) ?? 0 }
      })
      return { items, total: found.length }
    },

    /** The content type of a kind; undefined for built-in kinds. */
    async ofKind(kind: string): Promise<ContentType | undefined> {
      return isCustomKind(kind)
        ? findContentType((await settings.get()).contentTypes, kind)
        : undefined
    },

    /**
     * Creates a content type, or updates the one with this key. If a field's type changes, values
     * that do not fit are hidden.
     */
    async save(edit: ContentType, key?: string) {
      const type = Value.Clean(ContentTypeSchema, structuredClone(edit)) as ContentType
      const problems = Value.Errors(ContentTypeSchema, type)
      if (problems.length > 0) {
        return refuse('invalid', {
          problems: problems.map(error => ({ path: error.instancePath, message: error.message })),
        })
      }
      if (!isPagePath(type.path, [])) return refuse('bad-path')
      if ((await ownPaths()).includes(type.path)) return refuse('path-reserved')
      const before = await settings.get()
      const { posts, projects } = before.paths
      const isOfOthers = type.path === posts || type.path === projects
      // Its pages are below this path, which must not collide with products or archives.
      if (isOfOthers || !isPagePath(`${type.path}/x`, await sharedPrefixes())) {
        return refuse('path-taken')
      }
      const kind = kindOfType(type)
      const saved = await inTransaction({ db }, async tx => {
        let reason: ReturnType<typeof whyNot>
        await settings.changeOther(tx, KEY, stored => {
          const types = typesIn(stored)
          const at = types.findIndex(one => one.key === (key ?? type.key))
          reason = whyNot(types, at, type, key)
          if (reason) return undefined
          return at < 0 ? [...types, type] : types.with(at, type)
        })
        if (reason) return refuse(reason)
        await refresh(tx, kind)
        await invalidate(tx, [listTag(kind)])
        return ok({ id: type.key })
      })
      settings.forget()
      if (saved.ok) await followLists(before, kind)
      return saved
    },

    /** Deletes a content type without pages, with its categories and tags. */
    async delete(key: string) {
      const kind = kindOfType({ key })
      const deleted = await inTransaction({ db }, async tx => {
        if ((await countPages(tx)).has(kind)) return refuse('has-pages')
        let isKnown = false
        await settings.changeOther(tx, KEY, stored => {
          const types = typesIn(stored)
          isKnown = types.some(type => type.key === key)
          return isKnown ? types.filter(type => type.key !== key) : undefined
        })
        if (!isKnown) return refuse('not-found')
        await tx.deleteFrom('terms').where('kind', '=', kind).execute()
        return ok()
      })
      settings.forget()
      return deleted
    },
  }
}

const typesIn = (stored: unknown) => (Array.isArray(stored) ? (stored as ContentType[]) : [])

/** Reason why a type cannot be saved at this index; -1 for a new one. */
function whyNot(types: readonly ContentType[], at: number, type: ContentType, key?: string) {
  if (key !== undefined && (at < 0 || type.key !== key)) return 'not-found'
  if (key === undefined && at >= 0) return 'taken'
  if (types.some((one, index) => index !== at && one.path === type.path)) return 'path-taken'
  if (new Set(type.fields.map(field => field.key)).size < type.fields.length) return 'same-fields'
  return at < 0 && types.length >= MAX_CONTENT_TYPES ? 'too-many-types' : undefined
}
