/** An image in a document: an item of the media library. */
export interface StoredImage {
  media: string
  /** Overrides the library's alt text; an empty string marks decoration. */
  alt?: string
}

/** An image as a component receives it. */
export interface ResolvedImage {
  /** Key of its files; changes when the file is replaced. */
  id: string
  alt: string
  /** Size of the original in pixels; 0 if unknown. */
  width: number
  height: number
  /** `#rrggbb` behind the image while it loads. */
  colour: string
  /** Available widths in pixels as AVIF and WebP; empty for SVG. */
  widths: number[]
  /** Focal point for cropping in percent; default: center. */
  focus?: { x: number; y: number }
}

/** URL of a rendition. */
export function imageUrl(id: string, width: number, format: 'avif' | 'webp'): string {
  return `/media/${id}/${width}.${format}`
}

export function originalUrl(id: string): string {
  return `/media/${id}/original`
}

/** Smallest available width that is at least `width`, or else the largest. */
export function widthAtLeast(image: ResolvedImage, width: number): number | undefined {
  return image.widths.find(known => known >= width) ?? image.widths.at(-1)
}
