import Type, { type Static } from 'typebox'

/** A kind of pages that the owner defines: `type:event`. */
export type CustomKind = `type:${string}`

export const KEY_PATTERN = '[a-z][a-z0-9-]{0,39}'
export const CUSTOM_KIND_PATTERN = `type:${KEY_PATTERN}`
const customKind = new RegExp(`^${CUSTOM_KIND_PATTERN}$`)

export const isCustomKind = (kind: string): kind is CustomKind => customKind.test(kind)

/** Every object of JavaScript has something of this name: where a page says nothing, that would be found. */
export const RESERVED_FIELD_KEY = 'constructor'

/** What a field of a content type holds. */
export const FIELD_KINDS = [
  'text',
  'long-text',
  'number',
  'yes-no',
  'date',
  'date-time',
  'choice',
  'image',
  'file',
  'link',
  'email',
  'relation',
] as const
export type FieldKind = (typeof FIELD_KINDS)[number]

const strict = { additionalProperties: false }
const Key = Type.String({ pattern: `^${KEY_PATTERN}$` })
const FieldKey = Type.String({ pattern: `^(?!${RESERVED_FIELD_KEY}$)${KEY_PATTERN}$` })
const Label = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })

/** One field of a content type. Its key names its values in pages, templates and the API, and stays. */
export const ContentFieldSchema = Type.Object(
  {
    key: FieldKey,
    label: Label,
    kind: Type.Unsafe<FieldKind>(Type.Enum([...FIELD_KINDS])),
    help: Type.String({ maxLength: 300, default: '' }),
    required: Type.Boolean({ default: false }),
    /** Of a choice: what may be chosen. */
    choices: Type.Array(Label, { maxItems: 100, default: [] }),
    /** Of a relation: the kind of the pages that it leads to. */
    of: Type.String({
      pattern: `^(page|post|project|product|${CUSTOM_KIND_PATTERN})$`,
      default: 'page',
    }),
    /** Of choices and relations: whether there may be several. */
    multiple: Type.Boolean({ default: false }),
  },
  strict,
)
export type ContentField = Static<typeof ContentFieldSchema>

/** How entries are listed where nothing else is said: `published`, `title`, or the key of a field. */
const Order = Type.Object(
  {
    by: Type.String({ pattern: `^(published|title|field:${KEY_PATTERN})$`, default: 'published' }),
    direction: Type.Unsafe<'asc' | 'desc'>(Type.Enum(['asc', 'desc'], { default: 'desc' })),
  },
  { ...strict, default: {} },
)

/** What search engines are told that an entry is. */
export const DESCRIBED_AS = ['page', 'article', 'event'] as const

/** A content type: events, jobs, recipes … Its key is part of the kind of its pages, and stays. */
export const ContentTypeSchema = Type.Object(
  {
    key: Key,
    /** Of many (`Events`) and of one (`Event`). */
    name: Label,
    singular: Label,
    /** Plain text, shown on the list of all. */
    description: Type.String({ maxLength: 2000, default: '' }),
    /** Where its entries are: `/events` is the list of them, `/events/opening` one. */
    path: Type.String({ pattern: '^(/[\\p{L}\\p{N}][\\p{L}\\p{N}_-]{0,99}){1,5}$' }),
    /** Whether there is a list of all at its path, with those by category, tag and so on. */
    hasArchive: Type.Boolean({ default: true }),
    hasCategories: Type.Boolean({ default: true }),
    hasTags: Type.Boolean({ default: false }),
    order: Order,
    fields: Type.Array(ContentFieldSchema, { maxItems: 60, default: [] }),
    /** With the keys of the fields that say when and where, of an event. */
    describedAs: Type.Object(
      {
        kind: Type.Unsafe<(typeof DESCRIBED_AS)[number]>(
          Type.Enum([...DESCRIBED_AS], { default: 'page' }),
        ),
        start: Type.String({ maxLength: 40, default: '' }),
        end: Type.String({ maxLength: 40, default: '' }),
        place: Type.String({ maxLength: 40, default: '' }),
      },
      { ...strict, default: {} },
    ),
  },
  strict,
)
export type ContentType = Static<typeof ContentTypeSchema>

/** What a new one begins with. */
export const NEW_CONTENT_TYPE: Omit<ContentType, 'name'> = {
  key: '',
  singular: '',
  description: '',
  path: '',
  hasArchive: true,
  hasCategories: true,
  hasTags: false,
  order: { by: 'published', direction: 'desc' },
  fields: [],
  describedAs: { kind: 'page', start: '', end: '', place: '' },
}

export const MAX_CONTENT_TYPES = 30
export const ContentTypeSettings = {
  contentTypes: Type.Array(ContentTypeSchema, { maxItems: MAX_CONTENT_TYPES, default: [] }),
}

export const kindOfType = ({ key }: Pick<ContentType, 'key'>): CustomKind => `type:${key}`

export function findContentType(
  types: readonly ContentType[],
  kind: string,
): ContentType | undefined {
  return types.find(type => kindOfType(type) === kind)
}
