import Type, { type Static } from 'typebox'
import { ARCHIVE_KINDS, PRODUCT_ARCHIVE_KINDS } from '#module-contract'
import { CUSTOM_KIND_PATTERN, type CustomKind } from './content-type-schema.ts'

/** Part of a page that a template provides: header, frame of the content, or footer. */
export const TEMPLATE_PARTS = ['header', 'body', 'footer'] as const
export type TemplatePart = (typeof TEMPLATE_PARTS)[number]

/** Built-in kinds with templates; products have no document. */
export const TEMPLATED_KINDS = ['page', 'post', 'project', 'product'] as const
/** Built-in or custom content type. */
export type TemplatedKind = (typeof TEMPLATED_KINDS)[number] | CustomKind

/** Pages that exist once per site. */
export const TEMPLATE_SLOTS = [
  'home',
  'search',
  'not-found',
  'shop',
  'cart',
  'checkout',
  'order-received',
  'order-pay',
  'withdrawal',
  'wishlist',
  'account',
] as const
export type TemplateSlot = (typeof TEMPLATE_SLOTS)[number]

const strict = { additionalProperties: false }
const Id = Type.String({ minLength: 1, maxLength: 100 })
const literals = <Value extends string>(values: readonly Value[]) =>
  Type.Unsafe<Value>(Type.Union(values.map(value => Type.Literal(value))))
const kinds = <Value extends string>(values: readonly Value[]) =>
  Type.Unsafe<Value | CustomKind>(
    Type.String({ pattern: `^(${[...values, CUSTOM_KIND_PATTERN].join('|')})$` }),
  )

/** Condition for using a template. */
export const TemplateConditionSchema = Type.Union([
  Type.Object({ kind: Type.Literal('site') }, strict),
  Type.Object({ kind: literals(TEMPLATE_SLOTS) }, strict),
  Type.Object({ kind: Type.Literal('all'), of: kinds(TEMPLATED_KINDS) }, strict),
  /** Includes subcategories. */
  Type.Object(
    {
      kind: literals(['category', 'tag']),
      of: kinds(['post', 'project', 'product']),
      id: Id,
    },
    strict,
  ),
  /** Archives: all of a kind, those of one type, or a single one. */
  Type.Object(
    {
      kind: Type.Literal('archive'),
      of: kinds(['post', 'project']),
      by: Type.Optional(literals(ARCHIVE_KINDS)),
      id: Type.Optional(Id),
    },
    strict,
  ),
  /** Archives of products. Without `by`, this includes the page of the shop. */
  Type.Object(
    {
      kind: Type.Literal('archive'),
      of: Type.Literal('product'),
      by: Type.Optional(literals(PRODUCT_ARCHIVE_KINDS)),
      id: Type.Optional(Id),
    },
    strict,
  ),
  Type.Object({ kind: Type.Literal('item'), of: kinds(TEMPLATED_KINDS), id: Id }, strict),
  /** Language of the site; `de` includes `de-AT`. */
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
/** A template applies if any of `include` and none of `exclude` matches. */
export const TemplateConditionsSchema = Type.Object(
  { include: Conditions, exclude: Conditions },
  strict,
)
export type TemplateConditions = Static<typeof TemplateConditionsSchema>

/** Part and conditions of a template. */
export const TemplateUseSchema = Type.Object(
  { part: literals(TEMPLATE_PARTS), conditions: TemplateConditionsSchema },
  strict,
)
export type TemplateUse = Static<typeof TemplateUseSchema> & {
  /** Theme it belongs to; empty for the owner's templates. Unchanged if missing. */
  theme?: string | undefined
}

/** A template as seen by the selection. */
export interface TemplateRule extends TemplateUse {
  /** Id of its page. */
  id: string
  name: string
  /** Last change of the conditions, in UTC milliseconds. */
  changedAt: number
  isPublished: boolean
}

/** Conditions that match nothing. */
export const noTemplateUse: TemplateUse = { part: 'body', conditions: { include: [], exclude: [] } }
