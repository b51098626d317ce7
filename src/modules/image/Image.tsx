import { type ModuleProps, useTexts } from '#module-contract'
import { LightboxLink, Picture } from '#ui'
import { captionPositionOf } from './caption-place.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** `sizes` by layout: one column below 768 px, page width at most 1200 px. */
const sizes = {
  full: '100vw',
  page: '(min-width: 1328px) 1200px, 92vw',
  half: '(min-width: 1328px) 600px, (min-width: 768px) 46vw, 92vw',
  third: '(min-width: 1328px) 400px, (min-width: 768px) 31vw, 92vw',
  quarter: '(min-width: 1328px) 300px, (min-width: 768px) 46vw, 92vw',
}

export function Image({
  root,
  image,
  caption,
  link,
  lightbox,
  priority,
  ...props
}: ModuleProps<typeof Props>) {
  const t = useTexts<typeof texts>()
  if (!image) return <div {...root} data-empty="" />
  const picture = (
    <Picture
      image={image}
      sizes={sizes[props.sizes]}
      priority={priority}
      className="image-picture"
      phone={props.phoneImage}
    />
  )
  const captionPlace = captionPositionOf({ ...props, caption })
  return (
    <figure
      {...root}
      data-caption={captionPlace === 'below' ? undefined : captionPlace}
      // Lets keyboard users see captions that appear on hover.
      tabIndex={captionPlace === 'hover' && !link && !lightbox ? 0 : undefined}
      data-mask={props.mask === 'none' ? undefined : props.mask}
      data-bleed={props.sizes === 'full' ? '' : undefined}
    >
      {link ? (
        <a href={link.href} target={link.blank ? '_blank' : undefined} rel="noopener">
          {picture}
        </a>
      ) : lightbox ? (
        <LightboxLink
          image={image}
          className="image-zoom"
          label={image.alt === '' ? t('enlarge') : undefined}
        >
          {picture}
        </LightboxLink>
      ) : (
        picture
      )}
      {caption && <figcaption className="image-caption">{caption}</figcaption>}
    </figure>
  )
}
