import type { PageDocument } from '#module-kit'
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

/** Events with a place, and places. */
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

/** Publishes an entry at `/<type>s/<slug>`, titled like its slug. Answers its id. */
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

/** Publishes a page of any other kind. */
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
