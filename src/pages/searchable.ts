import { sql } from 'kysely'
import { htmlToText } from '#base'
import type { Database } from '#db'
import { createDocumentParser } from './document-parser.ts'
import type { DocumentRules } from './page-deps.ts'
import type { PageKind, PageSummary } from './schema.ts'

/** Kinds that have an address of their own. */
const KINDS = ['page', 'post', 'project'] as const satisfies readonly PageKind[]

/** What visitors may find among pages, posts and projects: what is published, and not kept from search engines. */
export function createSearchable({ db, documents }: { db: Database; documents: DocumentRules }) {
  const parse = createDocumentParser()
  const published = () =>
    db
      .selectFrom('pages')
      .where('deleted_at', 'is', null)
      .where('published', 'is not', null)
      .where('kind', 'in', KINDS)

  async function termsOf(ids: readonly string[]) {
    const rows = await db
      .selectFrom('page_terms')
      .innerJoin('terms', 'terms.id', 'page_terms.term_id')
      .select(['page_id', 'name'])
      .where('page_id', 'in', ids)
      .execute()
    return Map.groupBy(rows, row => row.page_id)
  }

  return {
    /** In the order of their ids; `updatedAt` is UTC milliseconds. */
    list: (after: string, limit: number): Promise<{ id: string; updatedAt: number }[]> =>
      db
        .selectFrom('pages')
        // Walked along by id: an index of what most pages are would be sorted whole for every part.
        .where(sql<boolean>`coalesce(deleted_at, 0) = 0`)
        .where('published', 'is not', null)
        .where(sql<string>`coalesce(kind, '')`, 'in', KINDS)
        .select(['id', 'updated_at as updatedAt'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),

    async load(ids: readonly string[]) {
      const rows = await published()
        .select(['id', 'kind', 'path', 'published', 'summary', 'updated_at'])
        .where('id', 'in', ids)
        .execute()
      const terms = rows.length > 0 ? await termsOf(rows.map(({ id }) => id)) : new Map()
      return rows.flatMap(({ id, kind, path, published: stored, summary, updated_at }) => {
        const document = parse(id, stored ?? '')
        const { title, description, noindex } = document.root.props
        if (noindex) return []
        const { author, excerpt } = JSON.parse(summary) as PageSummary
        const names: { name: string }[] = terms.get(id) ?? []
        return {
          id,
          kind: kind as (typeof KINDS)[number],
          path,
          title,
          keywords: [...names.map(({ name }) => name), author, description, excerpt].flatMap(
            word => word || [],
          ),
          text: htmlToText(documents.searchableHtml(documents.upgrade(document))),
          updatedAt: updated_at,
        }
      })
    },

    /** What results show of pages by id. */
    async show(ids: readonly string[]) {
      if (ids.length === 0) return []
      const rows = await published()
        .select(['id', 'kind', 'path', 'published_title', 'published_at', 'summary'])
        .where('id', 'in', ids)
        .execute()
      return rows.map(row => ({
        id: row.id,
        path: row.path,
        title: row.published_title ?? '',
        image: (JSON.parse(row.summary) as PageSummary).image,
        publishedAt: row.kind === 'page' ? undefined : (row.published_at ?? undefined),
      }))
    },
  }
}
