import { VideoPlayer } from '#media-ui/client'
import { useTexts } from '#module-contract/client'
import type { ProductVideo } from '#shop/client'
import { Icon } from '#ui/client'
import type { galleryTexts } from '../product-texts.ts'

interface GalleryVideoProps {
  id: string
  video: ProductVideo
  /** From 1. */
  number: number
  /** Name of the product. */
  name: string
  sizes: string
}

/** Video of a product in the gallery and the lightbox. */
export function GalleryVideo({ id, video, number, name, sizes }: GalleryVideoProps) {
  const t = useTexts<typeof galleryTexts>()
  return (
    <figure id={id} className="slide product-figure product-video" data-picture={`video-${number}`}>
      <VideoPlayer
        id={`${id}-player`}
        {...video}
        alternatives={[]}
        sizes={sizes}
        name={t('videoOf', { number, name })}
        look="plain"
      />
      <a
        href={video.file?.src ?? video.url}
        className="product-enlarge"
        aria-label={t('enlargeVideo')}
        title={t('enlargeVideo')}
        aria-haspopup="dialog"
        data-lightbox="video"
      >
        <Icon name="search" />
      </a>
    </figure>
  )
}
