import type { MouseEvent } from 'react'
import { type ModuleProps, originalUrl, Picture, ServerHtml, useTexts } from '#module-kit/client'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

interface GalleryItemProps {
  item: ModuleProps<typeof Props>['items'][number]
  captions: boolean
  sizes: string
  /** Which picture of how many. */
  place: readonly [number, number]
  onOpen(link: HTMLAnchorElement): void
}

/** A picture that links to its original; with script it opens large on the page. */
export function GalleryItem({ item, captions, sizes, place, onOpen }: GalleryItemProps) {
  const t = useTexts<typeof texts>()
  const { image, title, caption } = item
  if (!image) return null
  // The browser's copy of a picture says nothing about it: address and the name stay as the server wrote them.
  const href = image.id ? originalUrl(image.id) : undefined
  const label =
    image.alt === '' ? title || t('imageOf', { number: place[0], count: place[1] }) : undefined

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(event.currentTarget)
  }

  return (
    <figure className="gallery-figure">
      <a
        className="gallery-link"
        href={href}
        aria-label={label}
        suppressHydrationWarning
        data-replay=""
        aria-haspopup="dialog"
        onClick={open}
      >
        <Picture className="gallery-picture" image={image} sizes={sizes} />
      </a>
      {(title || caption) && (
        <figcaption className={captions ? 'gallery-caption' : 'visually-hidden'}>
          {title && (
            <ServerHtml as="span" className="gallery-title">
              {title}
            </ServerHtml>
          )}
          {caption && (
            <ServerHtml as="span" className="gallery-words">
              {caption}
            </ServerHtml>
          )}
        </figcaption>
      )}
    </figure>
  )
}
