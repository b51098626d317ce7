import { Carousel, type ModuleProps } from '#module-kit/client'
import { isBuilding, onHashState } from '#visitor/client'
import { GalleryItem } from './GalleryItem.tsx'
import { openLightbox } from './open-lightbox.ts'
import type { Props } from './props.ts'

const SIZES = '(min-width: 1328px) 1200px, 92vw'

/** The slider layout: one picture per slide. */
export function GallerySlides(props: ModuleProps<typeof Props>) {
  const { root, items, label, ratio, captions, auto, delayMs } = props
  return (
    <Carousel
      root={{ ...root, 'data-layout': 'slider', 'data-ratio': ratio }}
      label={label || 'Gallery'}
      slides={items.map(item => ({
        content: (
          <GalleryItem
            item={item}
            captions={captions}
            sizes={SIZES}
            onOpen={link => void openLightbox(link)}
          />
        ),
      }))}
      auto={auto}
      delayMs={delayMs}
      isStill={isBuilding}
      onHashState={onHashState}
    />
  )
}
