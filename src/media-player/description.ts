import type { MediaSource } from './sources.ts'

export const TRACK_KINDS = [
  'captions',
  'subtitles',
  'chapters',
  'descriptions',
  'metadata',
] as const
/** What a track is for (HTML): `metadata` has the small pictures of the rail. */
export type TrackKind = (typeof TRACK_KINDS)[number]

/** What the track is called that has the small pictures. */
export const THUMBNAILS = 'thumbnails'

export interface MediaTrack {
  kind: TrackKind
  /** WebVTT or DFXP. */
  src: string
  /** By `languageCode`. */
  language: string
  label: string
  /** Shown without being asked for. */
  isDefault?: boolean
}

/** All that a player is told: the same for every place that plays anything. */
export interface MediaDescription {
  kind: 'video' | 'audio'
  /** In the order in which they are tried. */
  sources: readonly MediaSource[]
  tracks?: readonly MediaTrack[]
  /** What it is called, or the id of the element that says so. */
  label?: string | undefined
  labelledBy?: string | undefined
  poster?: string | undefined
  /** In pixels; without them as MP-1 says. */
  width?: number | undefined
  height?: number | undefined
  loop?: boolean | undefined
  /** Its length, where that is known before it is loaded. */
  durationSeconds?: number | undefined
  /** A track of small pictures for the rail: each cue is the address of one, with the part that is meant. */
  thumbnails?: string | undefined
  /** What is loaded before anybody plays. */
  preload?: 'none' | 'metadata'
  /** Which part of it plays; 0 for its own beginning, and for its own end. */
  startSeconds?: number | undefined
  endSeconds?: number | undefined
  /** What is said, in the page's language. */
  texts: { downloadFile(address: string): string }
}
