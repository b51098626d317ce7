import Type, { type Static } from 'typebox'

/** Entry in the list of visible fields that a submission contains (spec §3). */
export const SentField = Type.Object(
  {
    field_id: Type.String({ maxLength: 100 }),
    original_id: Type.String({ maxLength: 100 }),
    required_mark: Type.Union([Type.Literal('required'), Type.Literal('not_required')]),
    field_type: Type.String({ maxLength: 20 }),
    field_label: Type.String({ maxLength: 500 }),
  },
  { additionalProperties: false },
)
export type SentField = Static<typeof SentField>
