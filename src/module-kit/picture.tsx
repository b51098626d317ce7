import type { CSSProperties } from 'react'
import { imageUrl, originalUrl, type ResolvedImage, widthAtLeast } from './image.ts'
import { KEPT_IMAGE } from './kept.tsx'

interface PictureProps {
  image: ResolvedImage
  /** Rendered width per viewport, as in HTML's `sizes`. */
  sizes: string
  className?: string
  /** In the first screen: loaded at once, and first. */
  priority?: boolean
}

const NOTHING = { __html: '' }

/**
 * A picture in every size the library has, with its space reserved and its colour behind it. In an island
 * the browser keeps what the server wrote.
 */
export function Picture({ image, sizes, className, priority = false }: PictureProps) {
  if (image === KEPT_IMAGE || 'kept' in image) {
    return (
      <picture className={className} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
    )
  }
  const set = (format: 'avif' | 'webp') =>
    image.widths.map(width => `${imageUrl(image.id, width, format)} ${width}w`).join(', ')
  const fallback = widthAtLeast(image, 960)
  const style: CSSProperties | undefined = image.colour
    ? { backgroundColor: image.colour }
    : undefined
  return (
    <picture className={className}>
      {image.widths.length > 0 && <source type="image/avif" srcSet={set('avif')} sizes={sizes} />}
      {image.widths.length > 0 && <source type="image/webp" srcSet={set('webp')} sizes={sizes} />}
      <img
        src={fallback ? imageUrl(image.id, fallback, 'webp') : originalUrl(image.id)}
        alt={image.alt}
        width={image.width || undefined}
        height={image.height || undefined}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        style={style}
      />
    </picture>
  )
}
