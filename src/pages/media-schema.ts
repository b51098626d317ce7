import Type, { type Static } from 'typebox'
import { FOLDER_PATTERN } from './media-item.ts'

const percent = Type.Integer({ minimum: 0, maximum: 100 })
/** What a crop keeps in view. */
export const FocusSchema = Type.Object({ x: percent, y: percent }, { additionalProperties: false })

/** What may be changed of an entry besides its file. */
export const MediaChangesSchema = Type.Partial(
  Type.Object({
    alt: Type.String({ maxLength: 500 }),
    folder: Type.String({ maxLength: 310, pattern: FOLDER_PATTERN }),
    fileName: Type.String({ minLength: 1, maxLength: 200 }),
    focus: Type.Union([Type.Null(), FocusSchema]),
  }),
  { additionalProperties: false },
)
export type MediaChanges = Static<typeof MediaChangesSchema>
