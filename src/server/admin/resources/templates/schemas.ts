import Type from 'typebox'
import {
  PAGE_STATUSES,
  TEMPLATE_PARTS,
  TemplateConditionSchema,
  TemplateConditionsSchema,
} from '#pages/schema'

export const Part = Type.Union(TEMPLATE_PARTS.map(part => Type.Literal(part)))
export const Name = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })
const Names = Type.Record(Type.String(), Type.String())

export const TemplateSchema = Type.Object({
  /** Id of its page. Draft, revisions and publishing are under `/pages`. */
  id: Type.String(),
  name: Type.String(),
  part: Part,
  conditions: TemplateConditionsSchema,
  /** Names of terms and items in the conditions, by id. */
  names: Names,
  status: Type.Union(PAGE_STATUSES.map(status => Type.Literal(status))),
  version: Type.Integer(),
  updatedAt: Type.Integer(),
})

const Match = {
  id: Type.String(),
  name: Type.String(),
  condition: TemplateConditionSchema,
}

export const ChoiceSchema = Type.Object({
  page: Type.Object({
    id: Type.String(),
    path: Type.String(),
    title: Type.String(),
    kind: Type.String(),
    isFound: Type.Boolean(),
  }),
  parts: Type.Array(
    Type.Object({
      part: Part,
      /** Null: the built-in header or footer, or the page's document. */
      chosen: Type.Union([Type.Null(), Type.Object(Match)]),
      /** Other matching templates, and why they lost. */
      others: Type.Array(
        Type.Object({
          ...Match,
          lostBy: Type.Union(
            ['unpublished', 'excluded', 'less-specific', 'theme', 'changed-later'].map(by =>
              Type.Literal(by),
            ),
          ),
        }),
      ),
    }),
  ),
  /** Use of a template made from the page’s built-in layout; null where the page is its own layout. */
  builtIn: Type.Union([TemplateConditionSchema, Type.Null()]),
  names: Names,
})
