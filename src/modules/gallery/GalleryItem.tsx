import { type ModuleProps, ServerHtml, useTexts } from '#module-contract/client'
import { LightboxLink, Picture } from '#ui/client'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

interface GalleryItemProps {
  item: ModuleProps<typeof Props>['items'][number]
  captions: boolean
  sizes: string
  /** Position and total number. */
  place: readonly [number, number]
  /** Number of images behind a cover. */
  more?: number
}

/** An image that opens in the lightbox. */
export function GalleryItem({ item, captions, sizes, place, more = 0 }: GalleryItemProps) {
  const t = useTexts<typeof texts>()
  const { image, title, caption } = item
  if (!image) return null
  const [number, count] = place
  const ownName = image.alt === '' ? title || t('imageOf', { number, count }) : undefined
  return (
    <figure className="gallery-figure">
      <LightboxLink
        image={image}
        className="gallery-link"
        label={more > 0 ? t('showAll', { more, count }) : ownName}
      >
        <Picture className="gallery-picture" image={image} sizes={sizes} />
        {more > 0 && <bdi className="gallery-more">+{more}</bdi>}
      </LightboxLink>
      {(title || caption) && (
        <figcaption className={captions ? 'gallery-caption' : 'visually-hidden'}>
          {title && (
            <ServerHtml as="span" className="gallery-title" data-caption="title">
              {title}
            </ServerHtml>
          )}
          {caption && (
            <ServerHtml as="span" className="gallery-words" data-caption="words">
              {caption}
            </ServerHtml>
          )}
        </figcaption>
      )}
    </figure>
  )
}
