import { LightboxLink, Picture, useTexts } from '#module-kit/client'
import type { ProductDetail } from '#shop/client'
import type { texts } from './texts.ts'

const SIZES = '(min-width: 1328px) 680px, (min-width: 900px) 54vw, 92vw'

/** Large pictures side by side, scrolled by touch, keyboard or the small ones below. */
export function Gallery({ id, product }: { id: string; product: ProductDetail }) {
  const t = useTexts<typeof texts>()
  const { gallery, name } = product
  if (gallery.length === 0) return <div className="product-blank" />
  return (
    <>
      <section className="slides product-track" aria-label={t('imagesOf', { name })}>
        {gallery.map((picture, index) => (
          <figure
            key={picture.id}
            id={`${id}-picture-${index + 1}`}
            className="slide product-figure"
            data-picture={picture.id}
          >
            <LightboxLink
              image={picture}
              label={t('openImage', { number: index + 1, count: gallery.length })}
            >
              <Picture
                image={{ ...picture, alt: picture.alt || name }}
                sizes={SIZES}
                priority={index === 0}
              />
            </LightboxLink>
          </figure>
        ))}
      </section>
      {gallery.length > 1 && (
        <ul className="product-thumbs" data-smooth-scroll="off">
          {gallery.map((picture, index) => (
            <li key={picture.id}>
              <a
                href={`#${id}-picture-${index + 1}`}
                data-shows={picture.id}
                data-replay=""
                aria-label={t('image', { number: index + 1, count: gallery.length })}
                aria-current={index === 0 ? 'true' : undefined}
              >
                <Picture image={{ ...picture, alt: '' }} sizes="80px" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
