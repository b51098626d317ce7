import Type, { type Static } from 'typebox'
import type { ResolvedImage } from '#module-kit'
import { sceneOf } from './placeholder-scenes.ts'

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

/** How far it is what is made of a film or a sound in the background; `unavailable` where the server has nothing to do it with. */
export const PREPARATIONS = ['waiting', 'done', 'failed', 'unavailable'] as const
export type Preparation = (typeof PREPARATIONS)[number]

/** Captions and the like of a film or a sound: an entry of the library, and what it is for. */
export const OWN_TRACK_KINDS = ['captions', 'subtitles', 'chapters', 'descriptions'] as const
export const OwnTrackSchema = Type.Object(
  {
    /** The id of the entry with the text. */
    file: Type.String({ minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' }),
    kind: Type.Enum(OWN_TRACK_KINDS),
    /** As MP-6 says. */
    language: Type.String({ pattern: '^[a-z]{2,3}(-[A-Z]{2})?$' }),
  },
  { additionalProperties: false },
)
export type OwnTrack = Static<typeof OwnTrackSchema>
export const MAX_TRACKS = 30

/** An entry of the media library. */
export interface MediaItem extends MediaFile {
  folder: string
  focus: Focus | null
  /** Raised when the file is replaced. */
  version: number
  createdAt: number
  /** In the trash since then. */
  deletedAt: number | null
  /** Of a film or a sound, where it is known. */
  durationMs: number | null
  /** Null for what nothing is made of. */
  preparation: Preparation | null
  /** Whether there are small pictures for the rail of the player. */
  hasThumbnails: boolean
  tracks: OwnTrack[]
}

/** A place that shows an entry of the library. */
export interface MediaUse {
  kind: 'page' | 'draft' | 'author' | 'product' | 'category' | 'settings' | 'media'
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
  return pictureOf(item)
}

/** What a film shows until it plays, where that was made of it. */
export function toPoster(item: MediaItem): ResolvedImage | undefined {
  if (item.kind !== 'video' || item.widths.length === 0) return undefined
  return { ...pictureOf(item), alt: '' }
}

function pictureOf(item: MediaItem): ResolvedImage {
  const scene = sceneOf(item.id, item.fileName)
  return {
    id: mediaKey(item),
    alt: item.alt,
    width: scene?.width ?? item.width ?? 0,
    height: scene?.height ?? item.height ?? 0,
    colour: scene?.ground ?? item.colour ?? '',
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

const pixels = Type.Integer({ minimum: 0, maximum: 20_000 })
/** How long a film or a sound is, and how large; 0 × 0 for a sound. */
export const MediaMeasuresSchema = Type.Object(
  {
    durationMs: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
    width: pixels,
    height: pixels,
  },
  { additionalProperties: false },
)
export type MediaMeasures = Static<typeof MediaMeasuresSchema>

/** What may be changed of an entry besides its file. */
export const MediaChangesSchema = Type.Partial(
  Type.Object({
    alt: Type.String({ maxLength: 500 }),
    folder: Type.String({ maxLength: 310, pattern: FOLDER_PATTERN }),
    fileName: Type.String({ minLength: 1, maxLength: 200 }),
    focus: Type.Union([Type.Null(), FocusSchema]),
    tracks: Type.Array(OwnTrackSchema, { maxItems: MAX_TRACKS }),
  }),
  { additionalProperties: false },
)
export type MediaChanges = Static<typeof MediaChangesSchema>
