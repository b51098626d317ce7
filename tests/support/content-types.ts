import type { Database } from '#db'
import type { PageDocument } from '#module-contract'
import type { ContentField, ContentType } from '#pages/schema'
import type { openSite } from './pages.ts'

export type Site = Awaited<ReturnType<typeof openSite>>

export const field = (
  key: string,
  kind: ContentField['kind'],
  more: Partial<ContentField> = {},
) => ({
  key,
  label: key,
  kind,
  help: '',
  required: false,
  choices: [],
  of: 'page',
  multiple: false,
  ...more,
})

export const typeOf = (
  key: string,
  fields: ContentField[],
  more: Partial<ContentType> = {},
): ContentType => ({
  key,
  name: `All ${key}s`,
  singular: `One ${key}`,
  description: '',
  path: `/${key}s`,
  hasArchive: true,
  hasCategories: true,
  hasTags: true,
  order: { by: 'published', direction: 'desc' },
  fields,
  describedAs: { kind: 'page', start: '', end: '', place: '' },
  ...more,
})

/** Content types: events with a place, and places. */
export const EVENT = typeOf(
  'event',
  [
    field('date', 'date-time'),
    field('seats', 'number'),
    field('free', 'yes-no'),
    field('topics', 'choice', { choices: ['Clay', 'Wood'], multiple: true }),
    field('place', 'relation', { of: 'type:place' }),
    field('also', 'relation', { of: 'product', multiple: true }),
    field('photo', 'image'),
    field('site', 'link'),
    field('mail', 'email'),
    field('notes', 'long-text'),
  ],
  {
    order: { by: 'field:date', direction: 'asc' },
    describedAs: { kind: 'event', start: 'date', end: '', place: 'place' },
  },
)
export const PLACE = typeOf('place', [field('address', 'text')])

export async function saveTypes({ services }: Site, ...types: ContentType[]) {
  for (const type of types) {
    const saved = await services.pages.contentTypes.save(type)
    if (!saved.ok) throw new Error(JSON.stringify(saved))
  }
}

/** Publishes an entry at `/<type>s/<slug>` titled by its slug. Returns its id. */
export async function putEntry(
  { services, clock }: Site,
  type: string,
  slug: string,
  fields: Record<string, unknown> = {},
  more: {
    content?: PageDocument['content']
    categories?: string[]
    summary?: object
    publish?: boolean
  } = {},
): Promise<string> {
  const { content = [], ...others } = more
  clock.advance(1000)
  const props = { title: slug, fields: fields as never }
  const saved = await services.pages.save({
    path: `/${type}s/${slug}`,
    kind: `type:${type}`,
    document: { schema: 1, upgrades: {}, root: { props }, content },
    author: 't',
    publish: true,
    ...others,
  })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  return saved.id
}

/** Publishes a page of another kind. */
export async function put(
  { services }: Site,
  path: string,
  content: object[],
  more: object = {},
): Promise<string> {
  const document = { schema: 1, upgrades: {}, root: { props: { title: path } }, content }
  const saved = await services.pages.save({ path, document, author: 't', publish: true, ...more })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  return saved.id
}

/** Inserts published entries directly; every fifth has no date. Returns dates by title. */
export async function addMany(db: Database, count: number): Promise<Map<string, string>> {
  const kind = 'type:event'
  const dates = new Map<string, string>()
  const rows = Array.from({ length: count }, (_, n) => {
    const id = `e${String(n).padStart(6, '0')}`
    const day = new Date(Date.UTC(2026, 0, 1) + ((n * 7919) % count) * 86_400_000)
    const date = n % 5 === 4 ? '' : `${day.toISOString().slice(0, 10)}T10:00`
    dates.set(id, date)
    return { id, date, n }
  })
  const chunks = Array.from({ length: Math.ceil(count / 200) }, (_, at) =>
    rows.slice(at * 200, at * 200 + 200),
  )
  for (const chunk of chunks) {
    const documentOf = (title: string) =>
      JSON.stringify({ schema: 1, upgrades: {}, root: { props: { title } }, content: [] })
    await db
      .insertInto('pages')
      .values(
        chunk.map(({ id, n }) => ({
          ...{
            id,
            kind,
            path: `/events/${id}`,
            title: id,
            draft: documentOf(id),
            published: documentOf(id),
          },
          ...{ published_title: id, published_at: n, summary: '{}', created_at: 0, updated_at: 0 },
          version: 1,
        })),
      )
      .execute()
    await db
      .insertInto('page_listings')
      .values(
        chunk.map(({ id, n }) => ({ list_id: kind, page_id: id, published_at: n, title_key: id })),
      )
      .execute()
    const said = chunk.filter(({ date }) => date)
    await db
      .insertInto('page_fields')
      .values(
        said.flatMap(({ id, date }) => [
          { page_id: id, field: `${kind}/date`, position: 0, text_value: date, number_value: null },
          {
            page_id: id,
            field: `${kind}/topics`,
            position: 0,
            text_value: 'Clay',
            number_value: null,
          },
        ]),
      )
      .execute()
  }
  const saying = rows.filter(({ date }) => date).length
  await db
    .insertInto('page_lists')
    .values([
      { id: kind, pages: count },
      { id: `${kind}/date`, pages: saying },
      { id: `${kind}/topics`, pages: saying },
    ])
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet(eb => ({
        pages: eb('page_lists.pages', '+', eb.ref('excluded.pages')),
      })),
    )
    .execute()
  return dates
}
