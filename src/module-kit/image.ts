/** A picture as the document stores it: an entry of the media library. */
export interface StoredImage {
  media: string
  /** Overrides the library's text; an empty string marks decoration. */
  alt?: string
}

/** A picture as a component gets it. */
export interface ResolvedImage {
  /** Names its files: another one when the file was replaced. */
  id: string
  alt: string
  /** Pixels of the original; 0 when unknown. */
  width: number
  height: number
  /** `#rrggbb` behind the picture while it loads. */
  colour: string
  /** Widths in pixels that exist as AVIF and WebP; none for a vector. */
  widths: number[]
  /** What a crop keeps in view, in percent; the middle without. */
  focus?: { x: number; y: number }
}

/** Address of a rendition. */
export function imageUrl(id: string, width: number, format: 'avif' | 'webp'): string {
  return `/media/${id}/${width}.${format}`
}

export function originalUrl(id: string): string {
  return `/media/${id}/original`
}

/** The smallest existing width that is at least the one asked for, else the largest. */
export function widthAtLeast(image: ResolvedImage, width: number): number | undefined {
  return image.widths.find(known => known >= width) ?? image.widths.at(-1)
}
