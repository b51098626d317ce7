import Type, { type Static } from 'typebox'
import { ARCHIVE_KINDS } from '#module-kit'
import { CUSTOM_KIND_PATTERN, type CustomKind } from './content-type-schema.ts'

/** What of a page a template is for: what stands above its content, the frame of that, and what stands below. */
export const TEMPLATE_PARTS = ['header', 'body', 'footer'] as const
export type TemplatePart = (typeof TEMPLATE_PARTS)[number]

/** What pages with templates show, of the program; products have no document of their own. */
export const TEMPLATED_KINDS = ['page', 'post', 'project', 'product'] as const
/** Of the program, or of the owner's own content types. */
export type TemplatedKind = (typeof TEMPLATED_KINDS)[number] | CustomKind

/** Pages that a site has once. */
export const TEMPLATE_PLACES = [
  'home',
  'search',
  'not-found',
  'shop',
  'cart',
  'checkout',
  'order-received',
] as const
export type TemplatePlace = (typeof TEMPLATE_PLACES)[number]

const strict = { additionalProperties: false }
const Id = Type.String({ minLength: 1, maxLength: 100 })
const literals = <Value extends string>(values: readonly Value[]) =>
  Type.Unsafe<Value>(Type.Union(values.map(value => Type.Literal(value))))
const kinds = <Value extends string>(values: readonly Value[]) =>
  Type.Unsafe<Value | CustomKind>(
    Type.String({ pattern: `^(${[...values, CUSTOM_KIND_PATTERN].join('|')})$` }),
  )

/** Which pages a template is for, or is not for. */
export const TemplateConditionSchema = Type.Union([
  Type.Object({ kind: Type.Literal('site') }, strict),
  Type.Object({ kind: literals(TEMPLATE_PLACES) }, strict),
  Type.Object({ kind: Type.Literal('all'), of: kinds(TEMPLATED_KINDS) }, strict),
  /** Also what is in a category below it. */
  Type.Object(
    {
      kind: literals(['category', 'tag']),
      of: kinds(['post', 'project', 'product']),
      id: Id,
    },
    strict,
  ),
  /** Lists that the site makes by itself: all of a kind, those by one thing, or one of them. */
  Type.Object(
    {
      kind: Type.Literal('archive'),
      of: kinds(['post', 'project']),
      by: Type.Optional(literals(ARCHIVE_KINDS)),
      id: Type.Optional(Id),
    },
    strict,
  ),
  Type.Object({ kind: Type.Literal('item'), of: kinds(TEMPLATED_KINDS), id: Id }, strict),
  /** Of the site; `de` is also `de-AT`. */
  Type.Object(
    {
      kind: Type.Literal('language'),
      language: Type.String({ pattern: '^[a-z]{2,3}(-[A-Z]{2})?$' }),
    },
    strict,
  ),
  Type.Object({ kind: literals(['signed-in', 'signed-out']) }, strict),
])
export type TemplateCondition = Static<typeof TemplateConditionSchema>

const MAX_CONDITIONS = 100
const Conditions = Type.Array(TemplateConditionSchema, { maxItems: MAX_CONDITIONS })
/** A page gets a template where one of `include` holds and none of `exclude`. */
export const TemplateConditionsSchema = Type.Object(
  { include: Conditions, exclude: Conditions },
  strict,
)
export type TemplateConditions = Static<typeof TemplateConditionsSchema>

/** What a template is for, beside its document. */
export const TemplateUseSchema = Type.Object(
  { part: literals(TEMPLATE_PARTS), conditions: TemplateConditionsSchema },
  strict,
)
export type TemplateUse = Static<typeof TemplateUseSchema> & {
  /** The theme that it belongs to; none for the owner's own. It keeps the one that it has, where nothing is said. */
  theme?: string | undefined
}

/** A template as the choice knows it. */
export interface TemplateRule extends TemplateUse {
  /** Of its page. */
  id: string
  name: string
  /** When its conditions were changed last; UTC milliseconds. */
  changedAt: number
  isPublished: boolean
}

/** A template that is for nothing yet. */
export const noTemplateUse: TemplateUse = { part: 'body', conditions: { include: [], exclude: [] } }
