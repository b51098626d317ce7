import { useTexts } from '#module-contract/client'
import type { ProductDetail } from '#shop/client'
import { Icon, Picture } from '#ui/client'
import type { galleryTexts } from '../product-texts.ts'

/** Thumbnails of images and videos. */
export function Thumbs({ id, product }: { id: string; product: ProductDetail }) {
  const t = useTexts<typeof galleryTexts>()
  const { gallery, videos, name } = product
  if (gallery.length + videos.length < 2) return null
  const pictures = gallery.map((picture, index) => ({
    key: picture.id,
    target: `${id}-picture-${index + 1}`,
    label: t('image', { number: index + 1, count: gallery.length }),
    picture,
    isVideo: false,
  }))
  const videoThumbs = videos.map(({ file, poster }, index) => ({
    key: `video-${index + 1}`,
    target: `${id}-video-${index + 1}`,
    label: t('videoOf', { number: index + 1, name }),
    picture: poster ?? file?.poster,
    isVideo: true,
  }))
  return (
    <ul className="product-thumbs" data-smooth-scroll="off">
      {[...pictures, ...videoThumbs].map(({ key, target, label, picture, isVideo }, index) => (
        <li key={key}>
          <a
            href={`#${target}`}
            data-shows={key}
            data-replay=""
            aria-label={label}
            aria-current={index === 0 ? 'true' : undefined}
          >
            {picture && <Picture image={{ ...picture, alt: '' }} sizes="80px" />}
            {isVideo && (
              <span className="product-thumb-sign">
                <Icon name="play" />
                {!picture && <span className="product-thumb-name">{t('video')}</span>}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
