import Type, { type Static } from 'typebox'
import type { ResolvedImage } from '#module-kit'

export const MEDIA_KINDS = ['image', 'svg', 'video', 'audio', 'file'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]

/** How large a file may be, in megabytes. */
export const MEDIA_LIMITS_MB: Record<MediaKind, number> = {
  image: 30,
  svg: 1,
  video: 500,
  audio: 100,
  file: 50,
}
/** Of an animation: a player draws each of its parts anew for each frame, and a phone would stand still. */
export const LOTTIE_LIMIT_MB = 2
/** What a picture may have at most, however small its file is. */
export const MAX_PIXELS = 100_000_000

/** `Products/Spring`; empty at the top. */
export const FOLDER_PATTERN = '^$|^[^/\\\\]{1,60}(/[^/\\\\]{1,60}){0,4}$'

/** What a crop keeps in view, in percent from the top left. */
export interface Focus {
  x: number
  y: number
}

/** A file of the media library, with what was made of it. */
export interface MediaFile {
  id: string
  kind: MediaKind
  fileName: string
  mime: string
  bytes: number
  width: number | null
  height: number | null
  colour: string | null
  alt: string
  widths: number[]
}

/** An entry of the media library. */
export interface MediaItem extends MediaFile {
  folder: string
  focus: Focus | null
  /** Raised when the file is replaced. */
  version: number
  createdAt: number
  /** In the trash since then. */
  deletedAt: number | null
}

/** A place that shows an entry of the library. */
export interface MediaUse {
  kind: 'page' | 'draft' | 'author' | 'product' | 'category' | 'settings'
  id: string
  label: string
}

/** The folder of an entry's files, in its addresses and in the store: another one for each file that it had. */
export function mediaKey({ id, version }: Pick<MediaItem, 'id' | 'version'>): string {
  return version === 1 ? id : `${id}.${version}`
}

/** The id of an entry, of its key or of itself. Ids hold no dot. */
export function mediaIdOf(key: string): string {
  return key.replace(/\.\d{1,9}$/, '')
}

/** A picture of the library as pages show it; undefined for what is none. */
export function toImage(item: MediaItem | undefined): ResolvedImage | undefined {
  if (!item || (item.kind !== 'image' && item.kind !== 'svg')) return undefined
  return {
    id: mediaKey(item),
    alt: item.alt,
    width: item.width ?? 0,
    height: item.height ?? 0,
    colour: item.colour ?? '',
    widths: item.widths,
    ...(item.focus ? { focus: item.focus } : {}),
  }
}

/** On cached pages that show an entry, or would if it were there. */
export function mediaTag(id: string): string {
  return `media:${id}`
}

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
