import type { MediaSource } from './sources.ts'

export const TRACK_KINDS = [
  'captions',
  'subtitles',
  'chapters',
  'descriptions',
  'metadata',
] as const
/** Purpose of a track (HTML). `metadata` tracks hold seek bar thumbnails. */
export type TrackKind = (typeof TRACK_KINDS)[number]

/** Label of the thumbnail track. */
export const THUMBNAILS = 'thumbnails'

export interface MediaTrack {
  kind: TrackKind
  /** URL of a WebVTT or DFXP file. */
  src: string
  /** Normalized by `languageCode`. */
  language: string
  label: string
  /** Shown unless the visitor chose otherwise. */
  isDefault?: boolean
}

/** Everything a player needs. The same for all modules that play media. */
export interface MediaDescription {
  kind: 'video' | 'audio'
  /** In order of preference. */
  sources: readonly MediaSource[]
  tracks?: readonly MediaTrack[]
  /** Accessible name, or below the id of the element that contains it. */
  label?: string | undefined
  labelledBy?: string | undefined
  poster?: string | undefined
  /** In pixels. Defaults as in MP-1. */
  width?: number | undefined
  height?: number | undefined
  loop?: boolean | undefined
  /** Shown before the media is loaded. */
  durationSeconds?: number | undefined
  /** URL of a thumbnail track for the seek bar. Each cue is an image URL with a crop fragment. */
  thumbnails?: string | undefined
  /** Amount to load before playback. */
  preload?: 'none' | 'metadata'
  /** Range to play; 0 means the start or end of the recording. */
  startSeconds?: number | undefined
  endSeconds?: number | undefined
  /** Texts in the page's language. */
  texts: { downloadFile(address: string): string }
}
