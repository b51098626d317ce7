import type { ReactNode } from 'react'
import { originalUrl, type ResolvedImage } from './image.ts'

interface LightboxLinkProps {
  image: ResolvedImage
  className?: string | undefined
  /** What it is called where the picture says nothing of itself. */
  label?: string | undefined
  children: ReactNode
}

/**
 * A link to a picture's original, which opens in the page's lightbox together with the others of its module
 * (`visitor/lightbox.ts`): no module needs a script for it. The caption is that of the `figure` around it.
 */
export function LightboxLink({ image, className, label, children }: LightboxLinkProps) {
  return (
    <a
      className={className}
      // The browser's copy of a picture says nothing about it: address and name stay as the server wrote them.
      href={image.id ? originalUrl(image.id) : undefined}
      aria-label={label}
      suppressHydrationWarning
      aria-haspopup="dialog"
      data-lightbox=""
    >
      {children}
    </a>
  )
}
