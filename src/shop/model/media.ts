/** A library image for rendering. */
export interface Picture {
  id: string
  alt: string
  /** Original size in pixels; 0 if unknown. */
  width: number
  height: number
  /** Placeholder color `#rrggbb`. */
  colour: string
  /** Widths in pixels that exist as AVIF and WebP. */
  widths: number[]
}

/** A playable library video. */
export interface VideoFile {
  src: string
  mime: string
  width?: number
  height?: number
  durationSeconds?: number
  uploadedAt?: number
  poster?: Picture
  thumbnails?: string
  tracks?: readonly {
    src: string
    kind: 'captions' | 'subtitles' | 'chapters' | 'descriptions'
    language: string
  }[]
}

/** A library video or a URL. */
export interface ProductVideo {
  file: VideoFile | null
  url: string
  poster: Picture | null
}
