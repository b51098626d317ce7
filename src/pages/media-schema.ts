import Type, { type Static } from 'typebox'
import type { ResolvedImage } from '#module-contract'
import { sceneOf } from './placeholder-scenes.ts'

export const MEDIA_KINDS = ['image', 'svg', 'video', 'audio', 'file'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]

/** Maximum file size in megabytes. */
export const MEDIA_LIMITS_MB: Record<MediaKind, number> = {
  image: 30,
  svg: 1,
  video: 500,
  audio: 100,
  file: 50,
}
/** Animations are redrawn every frame, so large ones would block phones. */
export const LOTTIE_LIMIT_MB = 2
/** Maximum number of pixels, regardless of file size. */
export const MAX_PIXELS = 100_000_000

/** `Products/Spring`; empty for the top level. */
export const FOLDER_PATTERN = '^$|^[^/\\\\]{1,60}(/[^/\\\\]{1,60}){0,4}$'

/** Focal point for crops, in percent from the top left. */
export interface Focus {
  x: number
  y: number
}

/** A media file and its renditions. */
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

/** State of background processing; `unavailable` if the server lacks the tools. */
export const PREPARATIONS = ['waiting', 'done', 'failed', 'unavailable'] as const
export type Preparation = (typeof PREPARATIONS)[number]

/** A caption, chapter or description track: a library entry and its purpose. */
export const OWN_TRACK_KINDS = ['captions', 'subtitles', 'chapters', 'descriptions'] as const
export const OwnTrackSchema = Type.Object(
  {
    /** Media id of the text file. */
    file: Type.String({ minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' }),
    kind: Type.Enum(OWN_TRACK_KINDS),
    /** Format of MP-6. */
    language: Type.String({ pattern: '^[a-z]{2,3}(-[A-Z]{2})?$' }),
  },
  { additionalProperties: false },
)
export type OwnTrack = Static<typeof OwnTrackSchema>
export const MAX_TRACKS = 30

/** A library entry. */
export interface MediaItem extends MediaFile {
  folder: string
  focus: Focus | null
  /** Increased when the file is replaced. */
  version: number
  createdAt: number
  /** Time of trashing. */
  deletedAt: number | null
  /** For video and audio, if known. */
  durationMs: number | null
  /** Null if no processing is needed. */
  preparation: Preparation | null
  /** Whether seek bar thumbnails exist. */
  hasThumbnails: boolean
  tracks: OwnTrack[]
}

/** Something that uses a library entry. */
export interface MediaUse {
  kind: 'page' | 'draft' | 'author' | 'product' | 'category' | 'settings' | 'media'
  id: string
  label: string
}

/** Folder of an entry's files in URLs and storage; different for each replaced file. */
export function mediaKey({ id, version }: Pick<MediaItem, 'id' | 'version'>): string {
  return version === 1 ? id : `${id}.${version}`
}

/** Media id of a key or id. Ids contain no dot. */
export function mediaIdOf(key: string): string {
  return key.replace(/\.\d{1,9}$/, '')
}

/** A library image for rendering; undefined for other kinds. */
export function toImage(item: MediaItem | undefined): ResolvedImage | undefined {
  if (!item || (item.kind !== 'image' && item.kind !== 'svg')) return undefined
  return pictureOf(item)
}

/** The poster generated from a video, if any. */
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

/** Cache tag of pages that show an entry, or would if it existed. */
export function mediaTag(id: string): string {
  return `media:${id}`
}

const percent = Type.Integer({ minimum: 0, maximum: 100 })
/** Focal point for crops. */
export const FocusSchema = Type.Object({ x: percent, y: percent }, { additionalProperties: false })

const pixels = Type.Integer({ minimum: 0, maximum: 20_000 })
/** Duration and dimensions; 0 × 0 for audio. */
export const MediaMeasuresSchema = Type.Object(
  {
    durationMs: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
    width: pixels,
    height: pixels,
  },
  { additionalProperties: false },
)
export type MediaMeasures = Static<typeof MediaMeasuresSchema>

/** Editable properties of an entry. */
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
