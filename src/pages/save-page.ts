import { createId, ok, refuse } from '#base'
import { type Database, inTransaction, invalidate } from '#db'
import type { PageDocument } from '#module-contract'
import { checkDocument } from './check-document.ts'
import { refreshListings } from './listings.ts'
import { menuTags } from './menus.ts'
import type { Author, PageDeps } from './page-deps.ts'
import { isPagePath } from './page-path.ts'
import { pageTags, tagsOfReturned } from './page-tags.ts'
import { ensureTerms, setTerms } from './page-terms.ts'
import {
  isContentKind,
  type PageKind,
  type PageSeries,
  type PageSummary,
  type TemplateUse,
} from './schema.ts'
import { writeTemplateUse } from './templates.ts'
import { writeRevision } from './write-revision.ts'

export interface SaveRequest {
  path: string
  document: unknown
  kind?: PageKind
  /** For templates; unchanged if missing. */
  template?: TemplateUse
  summary?: PageSummary
  /** Names; missing terms are created. Unchanged if omitted. */
  categories?: readonly string[]
  tags?: readonly string[]
  series?: PageSeries
  /** Original publication time in the past, in UTC milliseconds. */
  publishedAt?: number
  author: string | Author
  publish: boolean
  /** The loaded version; refused if someone else saved since. */
  version?: number
}

/** Creates or replaces a page by path, for commands and the demo. */
export function createSavePage({
  db,
  clock,
  documents,
  sharedPrefixes,
  published: onPublished,
}: PageDeps) {
  return async function save(request: SaveRequest) {
    const { path } = request
    if (!isPagePath(path, await sharedPrefixes())) return refuse('bad-path')
    const author = toAuthor(request.author)
    return inTransaction({ db }, async tx => {
      const known = await tx
        .selectFrom('pages')
        .select(['id', 'version', 'kind', 'summary', 'published_at', 'draft', 'published'])
        .where('path', '=', path)
        .executeTakeFirst()
      const checked = await checkDocument(documents, request.document, author, storedIn(known))
      if (!checked.ok) return checked
      if (known && request.version !== undefined && known.version !== request.version) {
        return refuse('conflict', { version: known.version })
      }
      const { document } = checked
      const json = JSON.stringify(document)
      const { title } = document.root.props
      const now = clock.now()
      const id = known?.id ?? createId(clock)
      const published = request.publish
        ? {
            published: json,
            published_title: title,
            published_at: request.publishedAt ?? known?.published_at ?? now,
            publish_at: null,
          }
        : {}
      const values = {
        title,
        draft: json,
        kind: request.kind ?? known?.kind ?? 'page',
        summary: request.summary ? JSON.stringify(request.summary) : (known?.summary ?? '{}'),
        updated_at: now,
        saved_at: now,
        saved_by: author.name,
        version: (known?.version ?? 0) + 1,
        ...published,
      }
      if (known) {
        const changed = await tx
          .updateTable('pages')
          .set(values)
          .where('id', '=', id)
          .where('version', '=', known.version)
          .executeTakeFirst()
        // Someone saved between reading and writing.
        if (Number(changed.numUpdatedRows) === 0) {
          return refuse('conflict', { version: known.version + 1 })
        }
      } else {
        await tx
          .insertInto('pages')
          .values({ id, path, created_at: now, created_by: author.id, ...values })
          .execute()
      }
      await sort(tx, id, values.kind, request)
      await refreshListings(tx, [id])
      const use = request.template ?? (known?.kind === 'template' ? undefined : templateAt(path))
      if (values.kind === 'template' && use) await writeTemplateUse(tx, id, use, now)
      if (request.publish) await onPublished(tx, document, author)
      const event = request.publish ? 'published' : 'saved'
      await writeRevision(tx, clock, { pageId: id, document: json, title, author, event })
      if (request.publish || request.categories || request.tags || request.series || use) {
        const inMenus = known && known.published === null ? await menuTags(tx, [id]) : []
        const isReturned = use !== undefined || !known || known.published === null
        const returned = isReturned ? tagsOfReturned(values.kind) : []
        await invalidate(tx, [
          ...pageTags({ id, path, kind: values.kind }),
          ...returned,
          ...inMenus,
        ])
      }
      return ok({ id, version: values.version, created: !known })
    })
  }
}

/** Sets the terms of a page, if its kind has terms. */
async function sort(
  tx: Database,
  id: string,
  kind: string,
  { categories: names, tags, series }: Pick<SaveRequest, 'categories' | 'tags' | 'series'>,
) {
  if (!isContentKind(kind)) return
  const categories = names && (await ensureTerms(tx, kind, 'category', names))
  await setTerms(
    tx,
    { id, kind },
    {
      ...(categories ? { categories } : {}),
      ...(tags ? { tags } : {}),
      ...(series ? { series } : {}),
    },
  )
}

/**
 * Default conditions by path for commands: `/product` was the template of all products before
 * conditions existed.
 */
function templateAt(path: string): TemplateUse | undefined {
  if (path !== '/product') return undefined
  return { part: 'body', conditions: { include: [{ kind: 'all', of: 'product' }], exclude: [] } }
}

export function toAuthor(author: string | Author): Author {
  return typeof author === 'string' ? { id: null, name: author } : author
}

/** Documents in a page row. */
export function storedIn(row: { draft: string; published: string | null } | undefined) {
  return [row?.draft, row?.published].flatMap(text =>
    text ? [JSON.parse(text) as PageDocument] : [],
  )
}
