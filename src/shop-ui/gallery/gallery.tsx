import { useTexts } from '#module-contract/client'
import type { ProductDetail } from '#shop/client'
import { LightboxLink, Picture } from '#ui/client'
import type { galleryTexts } from '../product-texts.ts'
import { GalleryVideo } from './gallery-video.tsx'
import { Thumbs } from './thumbs.tsx'

const SIZES = {
  column: '(min-width: 1328px) 680px, (min-width: 900px) 54vw, 92vw',
  page: '(min-width: 1328px) 1200px, 92vw',
}

/** Large images and videos in a row, scrolled by touch, keyboard or thumbnails. */
export function Gallery({
  id,
  product,
  isWide,
}: {
  id: string
  product: ProductDetail
  isWide: boolean
}) {
  const sizes = isWide ? SIZES.page : SIZES.column
  const t = useTexts<typeof galleryTexts>()
  const { gallery, videos, scene, name } = product
  if (gallery.length + videos.length === 0) {
    return scene ? (
      <div className="product-figure">
        <Picture image={{ ...scene, alt: '' }} sizes={sizes} priority />
      </div>
    ) : (
      <div className="product-blank" />
    )
  }
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
                sizes={sizes}
                priority={index === 0}
              />
            </LightboxLink>
          </figure>
        ))}
        {videos.map((video, index) => (
          <GalleryVideo
            key={video.file?.src ?? video.url}
            id={`${id}-video-${index + 1}`}
            video={video}
            number={index + 1}
            name={name}
            sizes={sizes}
          />
        ))}
      </section>
      <Thumbs id={id} product={product} />
    </>
  )
}
