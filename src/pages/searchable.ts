import { sql } from 'kysely'
import { htmlToText } from '#base'
import type { Database } from '#db'
import { createDocumentParser } from './document-parser.ts'
import { readFieldValues } from './field-values.ts'
import type { DocumentRules } from './page-deps.ts'
import {
  type ContentType,
  type FieldKind,
  type FoundKind,
  findContentType,
  foundKinds,
  isCustomKind,
  type PageSummary,
  type Settings,
} from './schema.ts'

/** Searchable pages: published and not excluded from search engines. */
export function createSearchable({
  db,
  documents,
  settings,
}: {
  db: Database
  documents: DocumentRules
  settings: { get(): Promise<Pick<Settings, 'contentTypes'>> }
}) {
  const parse = createDocumentParser()
  const kinds = async () => foundKinds(await settings.get())
  /** Looks up by id; an index on the kind would be read completely. */
  const published = async () =>
    db
      .selectFrom('pages')
      .where(sql<boolean>`coalesce(deleted_at, 0) = 0`)
      .where('published', 'is not', null)
      .where(sql<string>`coalesce(kind, '')`, 'in', await kinds())

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
    /** Ordered by id; `updatedAt` in UTC milliseconds. */
    async list(after: string, limit: number): Promise<{ id: string; updatedAt: number }[]> {
      const found = await kinds()
      return (
        db
          .selectFrom('pages')
          // Written to use the primary key, because an index on the kind would need sorting for
          // every batch.
          .where(sql<boolean>`coalesce(deleted_at, 0) = 0`)
          .where('published', 'is not', null)
          .where(sql<string>`coalesce(kind, '')`, 'in', found)
          .select(['id', 'updated_at as updatedAt'])
          .where('id', '>', after)
          .orderBy('id')
          .limit(limit)
          .execute()
      )
    },

    async load(ids: readonly string[]) {
      const { contentTypes } = await settings.get()
      const rows = await (await published())
        .select(['id', 'kind', 'path', 'published', 'summary', 'updated_at'])
        .where('id', 'in', ids)
        .execute()
      const terms = rows.length > 0 ? await termsOf(rows.map(({ id }) => id)) : new Map()
      return rows.flatMap(({ id, kind, path, published: stored, summary, updated_at }) => {
        const document = parse(id, stored ?? '')
        const { title, description, noindex, fields } = document.root.props
        const said = textsOf(findContentType(contentTypes, kind), fields)
        if (noindex) return []
        const { author, excerpt } = JSON.parse(summary) as PageSummary
        const names: { name: string }[] = terms.get(id) ?? []
        return {
          id,
          kind: kind as FoundKind,
          path,
          title,
          keywords: [...names.map(({ name }) => name), author, description, excerpt].flatMap(
            word => word || [],
          ),
          text: [...said, htmlToText(documents.searchableHtml(documents.upgrade(document)))].join(
            '\n',
          ),
          updatedAt: updated_at,
        }
      })
    },

    /** Result data of pages by id. */
    async show(ids: readonly string[]) {
      if (ids.length === 0) return []
      const rows = await (await published())
        .select(['id', 'kind', 'path', 'published_title', 'published_at', 'summary'])
        .where('id', 'in', ids)
        .execute()
      return rows.map(row => ({
        id: row.id,
        path: row.path,
        title: row.published_title ?? '',
        image: (JSON.parse(row.summary) as PageSummary).image,
        publishedAt:
          row.kind === 'page' || isCustomKind(row.kind)
            ? undefined
            : (row.published_at ?? undefined),
      }))
    },
  }
}

/** Field types with text. */
const IN_WORDS: readonly FieldKind[] = ['text', 'long-text', 'choice', 'email']

/** Text of an entry's fields. */
function textsOf(
  type: ContentType | undefined,
  stored: Readonly<Record<string, unknown>> | undefined,
): string[] {
  const fields = (type?.fields ?? []).filter(({ kind }) => IN_WORDS.includes(kind))
  return Object.values(readFieldValues(fields, stored)).flat().map(String)
}
