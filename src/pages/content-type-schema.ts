import Type, { type Static } from 'typebox'

/** A custom content type: `type:event`. */
export type CustomKind = `type:${string}`

export const KEY_PATTERN = '[a-z][a-z0-9-]{0,39}'
export const CUSTOM_KIND_PATTERN = `type:${KEY_PATTERN}`
const customKind = new RegExp(`^${CUSTOM_KIND_PATTERN}$`)

export const isCustomKind = (kind: string): kind is CustomKind => customKind.test(kind)

/** Every JavaScript object has this property, so it would be found on pages without a value. */
export const RESERVED_FIELD_KEY = 'constructor'

/** Types of content type fields. */
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

/** A field of a content type. Its key is used in pages, templates and the API, and is permanent. */
export const ContentFieldSchema = Type.Object(
  {
    key: FieldKey,
    label: Label,
    kind: Type.Unsafe<FieldKind>(Type.Enum([...FIELD_KINDS])),
    help: Type.String({ maxLength: 300, default: '' }),
    required: Type.Boolean({ default: false }),
    /** Options of a choice field. */
    choices: Type.Array(Label, { maxItems: 100, default: [] }),
    /** Target kind of a relation field. */
    of: Type.String({
      pattern: `^(page|post|project|product|${CUSTOM_KIND_PATTERN})$`,
      default: 'page',
    }),
    /** Whether choices and relations allow multiple values. */
    multiple: Type.Boolean({ default: false }),
  },
  strict,
)
export type ContentField = Static<typeof ContentFieldSchema>

/** Default order of lists: `published`, `title`, or a field key. */
const Order = Type.Object(
  {
    by: Type.String({ pattern: `^(published|title|field:${KEY_PATTERN})$`, default: 'published' }),
    direction: Type.Unsafe<'asc' | 'desc'>(Type.Enum(['asc', 'desc'], { default: 'desc' })),
  },
  { ...strict, default: {} },
)

/** Type of structured data for search engines. */
export const DESCRIBED_AS = ['page', 'article', 'event'] as const

/**
 * A custom content type such as events, jobs or recipes. Its key is part of its pages' kind and
 * permanent.
 */
export const ContentTypeSchema = Type.Object(
  {
    key: Key,
    /** Plural (`Events`) and singular (`Event`) name. */
    name: Label,
    singular: Label,
    /** Plain text, shown on the archive. */
    description: Type.String({ maxLength: 2000, default: '' }),
    /** Base path: `/events` is the archive, `/events/opening` an entry. */
    path: Type.String({ pattern: '^(/[\\p{L}\\p{N}][\\p{L}\\p{N}_-]{0,99}){1,5}$' }),
    /** Whether it has archives at its path: all entries, by category, by tag and so on. */
    hasArchive: Type.Boolean({ default: true }),
    hasCategories: Type.Boolean({ default: true }),
    hasTags: Type.Boolean({ default: false }),
    order: Order,
    fields: Type.Array(ContentFieldSchema, { maxItems: 60, default: [] }),
    /** For events, with the keys of the date and place fields. */
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

/** Defaults of a new content type. */
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
