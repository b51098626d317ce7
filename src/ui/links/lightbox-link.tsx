import type { ReactNode } from 'react'
import { originalUrl, type ResolvedImage } from '#module-contract/client'

interface LightboxLinkProps {
  image: ResolvedImage
  className?: string | undefined
  /** Accessible name if the image has no alt text. */
  label?: string | undefined
  children: ReactNode
}

/**
 * Link to an original image that opens in the page's lightbox with the others of its module
 * (`visitor/lightbox.ts`), without a script of the module. The caption is that of the surrounding
 * `figure`.
 */
export function LightboxLink({ image, className, label, children }: LightboxLinkProps) {
  return (
    <a
      className={className}
      // In islands URL and name stay as the server wrote them, because the image data is not sent.
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
