import Type, { type Static } from 'typebox'
import {
  PAGE_STATUSES,
  POPUP_ACTS,
  TemplateConditionSchema,
  TemplateConditionsSchema,
} from '#pages/schema'

export const Name = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })
const Names = Type.Record(Type.String(), Type.String())
const Counts = Object.fromEntries(
  POPUP_ACTS.map(act => [act, Type.Integer({ minimum: 0 })]),
) as Record<(typeof POPUP_ACTS)[number], ReturnType<typeof Type.Integer>>

/** Trigger and kind of the popup in the draft; edited in the builder. */
export const FrameSchema = Type.Object({
  /** Name used in links; empty if no link opens it. */
  name: Type.String(),
  kind: Type.String(),
  trigger: Type.String(),
  at: Type.Number(),
  frequency: Type.String(),
  times: Type.Number(),
})
export type PopupFrame = Static<typeof FrameSchema>

export const PopupSchema = Type.Object({
  /** Id of its layout block. Draft, revisions and publishing are under `/pages`. */
  id: Type.String(),
  name: Type.String(),
  isOn: Type.Boolean(),
  conditions: TemplateConditionsSchema,
  /** Names of terms and items in the conditions, by id. */
  names: Names,
  /** Null if its document contains no popup. */
  frame: Type.Union([Type.Null(), FrameSchema]),
  /**
   * Names of links that open popups of its document, after `#popup-`. Browsers cannot distinguish
   * popups with equal names.
   */
  linkNames: Type.Array(Type.String()),
  status: Type.Union(PAGE_STATUSES.map(status => Type.Literal(status))),
  version: Type.Integer(),
  updatedAt: Type.Integer(),
  /** In the last 30 days. */
  ...Counts,
  /** Days with counts, newest first. */
  days: Type.Array(Type.Object({ day: Type.String(), ...Counts })),
})

export const PopupChoiceSchema = Type.Object({
  page: Type.Object({
    id: Type.String(),
    path: Type.String(),
    title: Type.String(),
    kind: Type.String(),
    isFound: Type.Boolean(),
  }),
  popups: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      condition: Type.Union([Type.Null(), TemplateConditionSchema]),
      /** Null if it is shown on the page. */
      reason: Type.Union([
        Type.Null(),
        ...(
          ['checkout', 'not-included', 'excluded', 'off', 'unpublished', 'too-many'] as const
        ).map(reason => Type.Literal(reason)),
      ]),
    }),
  ),
  names: Names,
})
