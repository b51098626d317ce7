import type { CSSProperties } from 'react'
import {
  imageUrl,
  originalUrl,
  type ResolvedImage,
  UNCHANGED_IMAGE,
  widthAtLeast,
} from '#module-contract/client'

interface PictureProps {
  image: ResolvedImage
  /** Rendered width per viewport, as in HTML's `sizes`. */
  sizes: string
  className?: string
  /** In the first viewport: loaded first. */
  priority?: boolean
  /** Another image or crop for phones. */
  phone?: ResolvedImage | null
}

const NOTHING = { __html: '' }

/**
 * Image in all available sizes, with reserved space and background color. In islands the server's
 * markup is kept.
 */
export function Picture({ image, sizes, className, priority = false, phone }: PictureProps) {
  if (image === UNCHANGED_IMAGE || 'kept' in image) {
    return (
      <picture className={className} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
    )
  }
  const fallback = widthAtLeast(image, 960)
  return (
    <picture className={className}>
      {phone && <Sources image={phone} sizes="100vw" media="(max-width: 767px)" />}
      <Sources image={image} sizes={sizes} />
      <img
        src={fallback ? imageUrl(image.id, fallback, 'webp') : originalUrl(image.id)}
        alt={image.alt}
        width={image.width || undefined}
        height={image.height || undefined}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        // Decoded with the surrounding text, not a frame later.
        decoding={priority ? 'sync' : 'async'}
        style={toStyle(image)}
      />
    </picture>
  )
}

/** Undefined without color and focal point. A module's own focal point wins. */
function toStyle({ colour, focus }: ResolvedImage): CSSProperties | undefined {
  if (!colour && !focus) return undefined
  return {
    ...(colour ? { backgroundColor: colour } : {}),
    ...(focus ? { objectPosition: `var(--image-focus,${focus.x}% ${focus.y}%)` } : {}),
  }
}

function Sources({ image, sizes, media }: { image: ResolvedImage; sizes: string; media?: string }) {
  if (image.widths.length === 0) return null
  const set = (format: 'avif' | 'webp') =>
    image.widths.map(width => `${imageUrl(image.id, width, format)} ${width}w`).join(', ')
  // A crop with another aspect ratio needs its own size to reserve space.
  const size = media ? { width: image.width, height: image.height } : {}
  return (
    <>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} media={media} {...size} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} media={media} {...size} />
    </>
  )
}
