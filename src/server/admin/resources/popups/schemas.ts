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

/** How it opens, as its draft says; its builder changes that. */
export const FrameSchema = Type.Object({
  /** As it stands in links; empty where none can open it. */
  name: Type.String(),
  kind: Type.String(),
  trigger: Type.String(),
  at: Type.Number(),
  frequency: Type.String(),
  times: Type.Number(),
})
export type PopupFrame = Static<typeof FrameSchema>

export const PopupSchema = Type.Object({
  /** Of its layout block: the draft, revisions and publishing are under `/pages`. */
  id: Type.String(),
  name: Type.String(),
  isOn: Type.Boolean(),
  conditions: TemplateConditionsSchema,
  /** Of the categories, tags and items that the conditions name, by id. */
  names: Names,
  /** None where its document has no popup. */
  frame: Type.Union([Type.Null(), FrameSchema]),
  /** By which links open what its document holds, after `#popup-`. Popups that share one are one to browsers. */
  linkNames: Type.Array(Type.String()),
  status: Type.Union(PAGE_STATUSES.map(status => Type.Literal(status))),
  version: Type.Integer(),
  updatedAt: Type.Integer(),
  /** Of the last 30 days. */
  ...Counts,
  /** The days of these on which anything was counted, the newest first. */
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
      /** Null for one that is on the page. */
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
