import type { Clock } from '#base'
import type { Database } from '#db'
import {
  type Article,
  type ContentItem,
  type ContentQuery,
  type MediaItem,
  mediaTag,
  type PageSummary,
  type Settings,
  type Term,
  toImage,
} from './schema.ts'

/** Adds cache tags that invalidate the result. */
export type Tag = (...tags: string[]) => void

export interface ContentDeps {
  db: Database
  clock: Pick<Clock, 'now'>
  settings: { get(): Promise<Pick<Settings, 'contentTypes' | 'timeZone'>> }
  media: { load(ids: readonly string[]): Promise<Map<string, MediaItem>> }
  articleOf(id: string, stored: string): Article
}

interface CardRow {
  id: string
  path: string
  published_title: string | null
  published_at: number | null
  summary: string
}

/** Converts rows to cards, loading images, categories and tags together. */
export async function toCards(
  { db, media, articleOf }: ContentDeps,
  rows: readonly CardRow[],
  tag: Tag,
  withArticles: ContentQuery['withArticles'] = false,
): Promise<ContentItem[]> {
  const summaries = rows.map(row => JSON.parse(row.summary) as PageSummary)
  const images = summaries.flatMap(({ image }) => image || [])
  const ids = rows.map(row => row.id)
  const [pictures, terms, documents] = await Promise.all([
    media.load(images),
    readTerms(db, ids),
    readDocuments(
      db,
      ids.filter((_, at) => withArticles === true || (withArticles && !summaries[at]?.excerpt)),
    ),
  ])
  tag(...images.map(mediaTag))
  return rows.map((row, index) => {
    const { excerpt = '', image, author = '' } = summaries[index] ?? {}
    const document = documents.get(row.id)
    const article = document === undefined ? undefined : articleOf(row.id, document)
    return {
      id: row.id,
      path: row.path,
      title: row.published_title ?? '',
      excerpt: excerpt || (article?.excerpt ?? ''),
      image: image ? toImage(pictures.get(image)) : undefined,
      ...(terms.get(row.id) ?? { categories: [], tags: [] }),
      author,
      publishedAt: row.published_at ?? 0,
      ...(article ? { article } : {}),
    }
  })
}

/** Published documents, or drafts of unpublished pages. */
async function readDocuments(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('pages')
    .select(eb => ['id', eb.fn.coalesce('published', 'draft').as('document')])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(row => [row.id, row.document]))
}

/** In the order of the admin. */
async function readTerms(db: Database, pageIds: readonly string[]) {
  const found = new Map<string, { categories: Term[]; tags: Term[] }>()
  if (pageIds.length === 0) return found
  const rows = await db
    .selectFrom('page_terms')
    .innerJoin('terms', 'terms.id', 'page_terms.term_id')
    .select(['page_id', 'terms.id', 'taxonomy', 'slug', 'name'])
    .where('page_id', 'in', pageIds)
    .where('taxonomy', '!=', 'series')
    .orderBy('terms.position')
    .orderBy('name')
    .execute()
  for (const { page_id, taxonomy, ...term } of rows) {
    const terms = found.get(page_id) ?? { categories: [], tags: [] }
    terms[taxonomy === 'tag' ? 'tags' : 'categories'].push(term)
    found.set(page_id, terms)
  }
  return found
}
