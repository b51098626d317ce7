import Type from 'typebox'
import {
  FOLDER_PATTERN,
  FocusSchema,
  MEDIA_KINDS,
  OwnTrackSchema,
  PREPARATIONS,
} from '#pages/schema'

const nullable = <S extends Type.TSchema>(schema: S) => Type.Union([Type.Null(), schema])
export const Folder = Type.String({ maxLength: 310, pattern: FOLDER_PATTERN })

export const MediaEntry = Type.Object({
  id: Type.String(),
  kind: Type.Union(MEDIA_KINDS.map(kind => Type.Literal(kind))),
  fileName: Type.String(),
  mime: Type.String(),
  bytes: Type.Integer(),
  width: nullable(Type.Integer()),
  height: nullable(Type.Integer()),
  colour: nullable(Type.String()),
  alt: Type.String(),
  widths: Type.Array(Type.Integer()),
  folder: Folder,
  focus: nullable(FocusSchema),
  version: Type.Integer(),
  createdAt: Type.Integer(),
  deletedAt: nullable(Type.Integer()),
  durationMs: nullable(Type.Integer()),
  preparation: nullable(Type.Union(PREPARATIONS.map(state => Type.Literal(state)))),
  hasThumbnails: Type.Boolean(),
  tracks: Type.Array(OwnTrackSchema),
})

export const Upload = Type.Object(
  {
    fileName: Type.String({ minLength: 1, maxLength: 300 }),
    alt: Type.String({ maxLength: 500, default: '' }),
    folder: Type.String({ maxLength: 310, pattern: FOLDER_PATTERN, default: '' }),
  },
  { additionalProperties: false },
)
