import { pathsAbove } from '#base'
import { type Database, prepareQuery } from '#db'
import type { PageDocument } from '#module-contract'
import { createDocumentParser, type DocumentParser } from './document-parser.ts'
import { maybeMediaIds } from './media-uses.ts'
import { foundKinds, type PageKind, type PageSummary, type Settings } from './schema.ts'

export interface PublishedPage {
  id: string
  kind: PageKind
  path: string
  title: string
  document: PageDocument
  publishedAt: number
  updatedAt: number
  summary: PageSummary
}

const BATCH = 200

/** Columns of a published page; its draft is as large and not needed. */
const PUBLISHED = [
  'id',
  'kind',
  'path',
  'title',
  'published',
  'published_at',
  'updated_at',
  'summary',
] as const

/** A page that search engines may index. */
export interface PageAddress {
  id: string
  path: string
  title: string
  publishedAt: number
  updatedAt: number
}

const selectPages = (db: Database) => db.selectFrom('pages').where('deleted_at', 'is', null)

const pageAt = prepareQuery<{ path: string }>()((db, value) =>
  selectPages(db).select(PUBLISHED).where('path', '=', value('path')),
)

const pageOf = prepareQuery<{ id: string }>()((db, value) =>
  selectPages(db).select(PUBLISHED).where('id', '=', value('id')),
)

const publishedAt = prepareQuery<{ path: string }>()((db, value) =>
  selectPages(db).select('id').where('path', '=', value('path')).where('published', 'is not', null),
)

/** Published pages. */
export function createPublishedPages({
  db,
  settings,
}: {
  db: Database
  settings: { get(): Promise<Pick<Settings, 'contentTypes'>> }
}) {
  const parse = createDocumentParser()
  const rows = () => selectPages(db)
  const listed = (kinds: readonly PageKind[]) =>
    rows().where('published', 'is not', null).where('kind', 'in', kinds)
  const kinds = async () => foundKinds(await settings.get())

  return {
    /** The published page at a path. */
    async published(path: string): Promise<PublishedPage | undefined> {
      const row = await pageAt.first(db, { path })
      return row && toPublished(row, parse)
    },

    /** Whether a published page exists at a path, without loading its document. */
    async isPublished(path: string): Promise<boolean> {
      return (await publishedAt.first(db, { path })) !== undefined
    },

    async publishedById(id: string): Promise<PublishedPage | undefined> {
      const row = await pageOf.first(db, { id })
      return row && toPublished(row, parse)
    },

    /** Published pages of a kind, newest first. */
    async list(kind: PageKind, limit = 50): Promise<Omit<PublishedPage, 'document'>[]> {
      const found = await rows()
        .select(['id', 'kind', 'path', 'title', 'published_at', 'updated_at', 'summary'])
        .where('kind', '=', kind)
        .where('published', 'is not', null)
        .orderBy('published_at', 'desc')
        .limit(limit)
        .execute()
      return found.map(toListed)
    },

    /** Published pages by title, as candidates for the home page. */
    async homePages(limit = 500): Promise<{ id: string; title: string; path: string }[]> {
      return rows()
        .select(['id', 'title', 'path'])
        .where('kind', '=', 'page')
        .where('published', 'is not', null)
        .orderBy('title')
        .limit(limit)
        .execute()
    },

    /** Whether the site has no pages at all, not even trashed ones. */
    async isEmpty(): Promise<boolean> {
      return !(await db.selectFrom('pages').select('id').limit(1).executeTakeFirst())
    },

    /** Indexable pages by path, of one kind or all. */
    async addresses(part: { offset: number; limit: number; kind?: PageKind }) {
      const found = await listed(part.kind ? [part.kind] : await kinds())
        .select(['id', 'path', 'published_title', 'published_at', 'updated_at'])
        // Parse only documents that may contain `noindex`.
        .select(eb => eb('published', 'like', '%"noindex":true%').as('may_be_hidden'))
        .orderBy('path')
        .offset(part.offset)
        .limit(part.limit)
        .execute()
      const answer: PageAddress[] = []
      for (const { id, path, may_be_hidden, ...row } of found) {
        const page = may_be_hidden ? await this.publishedById(id) : undefined
        if (page?.document.root.props.noindex) continue
        answer.push({
          id,
          path,
          title: row.published_title ?? path,
          publishedAt: row.published_at ?? 0,
          updatedAt: row.updated_at,
        })
      }
      return answer
    },

    /** Media ids of images on these pages, in order of appearance. */
    async images(ids: readonly string[]): Promise<Map<string, string[]>> {
      const pictures = await db
        .selectFrom('media')
        .select('id')
        .where('kind', 'in', ['image', 'svg'])
        .where('deleted_at', 'is', null)
        .execute()
      const known = new Set(pictures.map(({ id }) => id))
      const found = new Map<string, string[]>()
      // In batches, because documents are large.
      for (let from = 0; from < ids.length; from += BATCH) {
        const some = await rows()
          .select(['id', 'published', 'summary'])
          .where('id', 'in', ids.slice(from, from + BATCH))
          .execute()
        for (const { id, published, summary } of some) {
          const all = new Set([...maybeMediaIds(summary), ...maybeMediaIds(published)])
          found.set(
            id,
            [...all].filter(one => known.has(one)),
          )
        }
      }
      return found
    },

    /** Published ancestors by path, top down, without the home page. */
    async above(path: string): Promise<{ id: string; path: string; title: string }[]> {
      const paths = pathsAbove(path)
      if (paths.length === 0) return []
      const found = await listed(await kinds())
        .select(['id', 'path', 'published_title'])
        .where('path', 'in', paths)
        .execute()
      return found
        .map(row => ({ id: row.id, path: row.path, title: row.published_title ?? '' }))
        .sort((a, b) => a.path.length - b.path.length)
    },

    /** Indexable paths whose content changed or disappeared. */
    async changedPaths(part: { from: number; until: number; limit: number }): Promise<string[]> {
      const { from, until, limit } = part
      const found = await db
        .selectFrom('pages')
        .select(['id', 'path', 'trashed_path', 'published'])
        .where('kind', 'in', await kinds())
        // Pages that were never public are irrelevant.
        .where('published_at', 'is not', null)
        .where(eb =>
          eb.or([
            eb.and([eb('updated_at', '>', from), eb('updated_at', '<=', until)]),
            eb.and([eb('deleted_at', '>', from), eb('deleted_at', '<=', until)]),
          ]),
        )
        .orderBy('updated_at')
        .limit(limit)
        .execute()
      return found
        .filter(({ id, published }) => !published || !parse(id, published).root.props.noindex)
        .map(({ path, trashed_path }) => trashed_path ?? path)
    },

    /** Upper bound of the number of indexable pages. */
    async countAddresses(): Promise<number> {
      const { count } = await listed(await kinds())
        .select(eb => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Paths by page id, for links. */
    async paths(ids: readonly string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map()
      const found = await rows().select(['id', 'path']).where('id', 'in', ids).execute()
      return new Map(found.map(row => [row.id, row.path]))
    },
  }
}

function toListed(row: {
  id: string
  kind: string
  path: string
  title: string
  published_at: number | null
  updated_at: number
  summary: string
}) {
  return {
    id: row.id,
    kind: row.kind as PageKind,
    path: row.path,
    title: row.title,
    publishedAt: row.published_at ?? 0,
    updatedAt: row.updated_at,
    summary: JSON.parse(row.summary) as PageSummary,
  }
}

function toPublished(
  row: Parameters<typeof toListed>[0] & { published: string | null },
  parse: DocumentParser,
): PublishedPage | undefined {
  if (row.published === null) return undefined
  const document = parse(row.id, row.published)
  return { ...toListed(row), title: document.root.props.title, document }
}
