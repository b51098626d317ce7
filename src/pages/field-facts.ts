import type { Database } from '#db'
import {
  type ContentFieldFact,
  type ContentFieldFacts,
  originalUrl,
  type PageDocument,
} from '#module-contract'
import { createTranslate } from '#texts'
import type { Tag } from './content-cards.ts'
import { type ContentField, findContentType } from './content-type-schema.ts'
import { createDocumentParser } from './document-parser.ts'
import { fieldTexts } from './field-texts.ts'
import { type FieldValue, type FieldValues, readFieldValues } from './field-values.ts'
import { type MediaItem, mediaKey, mediaTag, type Settings, toImage } from './schema.ts'

/** A page whose fields are read. */
export interface PageWithFields {
  id: string
  kind: string
  /** Stored values; by default those of the published version, else of the draft. */
  fields?: Readonly<Record<string, unknown>> | undefined
}

/** Targets of relations by page or product id. */
type Links = ReadonlyMap<string, { name: string; path: string }>

interface Found {
  media: ReadonlyMap<string, MediaItem>
  links: Links
  locale: string
}

/** Field types that contain media ids. */
const OF_MEDIA: readonly string[] = ['image', 'file']

const nothing: Tag = () => {}

/** Field values of pages with all referenced items, loaded together. */
export function createFieldFacts(deps: {
  db: Database
  settings: { get(): Promise<Settings> }
  media: { load(ids: readonly string[]): Promise<Map<string, MediaItem>> }
  /** Published products only. */
  findProducts(ids: readonly string[], tag: Tag): Promise<Links>
}) {
  const { db, media } = deps
  const parse = createDocumentParser()

  async function storedFields(pages: readonly PageWithFields[]) {
    const ids = pages.filter(page => page.fields === undefined).map(page => page.id)
    if (ids.length === 0) return new Map<string, PageDocument>()
    const rows = await db
      .selectFrom('pages')
      .select(eb => ['id', eb.fn.coalesce('published', 'draft').as('document')])
      .where('id', 'in', ids)
      .execute()
    return new Map(rows.map(({ id, document }) => [id, parse(id, document)]))
  }

  /** Unpublished targets are omitted; the tags invalidate the result when that changes. */
  async function findLinks(wanted: ReadonlyMap<string, Set<string>>, tag: Tag): Promise<Links> {
    const products = [...(wanted.get('product') ?? [])]
    const kinds = [...wanted.keys()].filter(kind => kind !== 'product')
    const ids = [...new Set(kinds.flatMap(kind => [...(wanted.get(kind) ?? [])]))]
    tag(...ids.map(id => `page:${id}`))
    const [known, rows] = await Promise.all([
      products.length > 0 ? deps.findProducts(products, tag) : new Map(),
      ids.length === 0
        ? []
        : db
            .selectFrom('pages')
            .select(['id', 'kind', 'path', 'published_title'])
            .where('id', 'in', ids)
            .where('published', 'is not', null)
            .where('deleted_at', 'is', null)
            .execute(),
    ])
    const pages = rows
      .filter(({ id, kind }) => wanted.get(kind)?.has(id))
      .map(({ id, path, published_title }) => [id, { name: published_title ?? '', path }] as const)
    return new Map([...known, ...pages])
  }

  /** Values of each page for the requested fields. */
  async function valuesOf(pages: readonly PageWithFields[], keys?: ReadonlySet<string>) {
    const { contentTypes } = await deps.settings.get()
    const typed = pages.filter(page => findContentType(contentTypes, page.kind))
    const documents = await storedFields(typed)
    return typed.map(({ id, kind, fields: given }) => {
      const all = findContentType(contentTypes, kind)?.fields ?? []
      const fields = keys ? all.filter(field => keys.has(field.key)) : all
      const stored = given ?? documents.get(id)?.root.props.fields
      return { id, fields, values: readFieldValues(fields, stored) }
    })
  }

  return {
    /** Stored values by page id. */
    async values(pages: readonly PageWithFields[]): Promise<Map<string, FieldValues>> {
      return new Map((await valuesOf(pages)).map(({ id, values }) => [id, values]))
    },

    /** Resolved values by page id, for some fields or all. */
    async read(
      pages: readonly PageWithFields[],
      { keys, tag = nothing }: { keys?: ReadonlySet<string>; tag?: Tag } = {},
    ): Promise<Map<string, ContentFieldFacts>> {
      const [{ locale }, said] = await Promise.all([deps.settings.get(), valuesOf(pages, keys)])
      const ids = { media: new Set<string>(), related: new Map<string, Set<string>>() }
      for (const { fields, values } of said) {
        for (const field of fields) collect(field, values[field.key], ids)
      }
      tag(...[...ids.media].map(mediaTag))
      const [items, links] = await Promise.all([
        ids.media.size > 0 ? media.load([...ids.media]) : new Map<string, MediaItem>(),
        findLinks(ids.related, tag),
      ])
      const found: Found = { media: items, links, locale }
      return new Map(
        said.map(({ id, fields, values }) => {
          const facts = fields.flatMap(field => {
            const value = values[field.key]
            const fact = value === undefined ? undefined : toFact(field, value, found)
            return fact ? [[field.key, fact] as const] : []
          })
          return [id, Object.fromEntries(facts)]
        }),
      )
    },
  }
}

function collect(
  { kind, of }: ContentField,
  value: FieldValue | undefined,
  into: { media: Set<string>; related: Map<string, Set<string>> },
) {
  if (OF_MEDIA.includes(kind) && typeof value === 'string') into.media.add(value)
  if (kind !== 'relation' || !Array.isArray(value)) return
  const ids = into.related.get(of) ?? new Set()
  for (const id of value) ids.add(id)
  into.related.set(of, ids)
}

function toFact(
  { kind }: ContentField,
  value: FieldValue,
  { media, links, locale }: Found,
): ContentFieldFact | undefined {
  const texts = [value].flat().map(String)
  const [first = ''] = texts
  switch (kind) {
    case 'number':
      return typeof value === 'number' ? { kind: 'number', value } : undefined
    case 'yes-no':
      return {
        kind: 'text',
        texts: [createTranslate(fieldTexts, { locale })(value ? 'yes' : 'no')],
      }
    case 'date':
    case 'date-time':
      return { kind: 'date', at: first }
    case 'image': {
      const image = toImage(media.get(first))
      return image && { kind: 'image', image }
    }
    case 'file': {
      const file = media.get(first)
      return file && { kind: 'text', texts: [file.fileName], hrefs: [originalUrl(mediaKey(file))] }
    }
    case 'link':
      return { kind: 'text', texts: [first.replace(/^https?:\/\/|\/$/g, '')], hrefs: [first] }
    case 'email':
      return { kind: 'text', texts, hrefs: [`mailto:${first}`] }
    case 'relation': {
      const related = texts.flatMap(id => links.get(id) ?? [])
      if (related.length === 0) return undefined
      const hrefs = related.map(({ path }) => path)
      return { kind: 'text', texts: related.map(({ name }) => name), hrefs }
    }
    default:
      return { kind: 'text', texts }
  }
}

export type FieldFacts = ReturnType<typeof createFieldFacts>
