import { useRef } from 'react'
import { Carousel, type ModuleProps, useTexts } from '#module-kit/client'
import { isBuilding, onModuleState } from '#visitor/client'
import { GalleryItem } from './GalleryItem.tsx'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'
import { useLightbox } from './use-lightbox.ts'

const SIZES = '(min-width: 1328px) 1200px, 92vw'

/** The slider layout: one picture per slide. */
export function GallerySlides(props: ModuleProps<typeof Props>) {
  const { root, items, label, ratio, captions, auto, delayMs } = props
  const t = useTexts<typeof texts>()
  const box = useRef<HTMLDivElement>(null)
  const openLightbox = useLightbox(root.id, box)
  return (
    <Carousel
      rootRef={box}
      root={{ ...root, 'data-layout': 'slider', 'data-ratio': ratio }}
      label={label || t('gallery')}
      slides={items.map((item, index) => ({
        content: (
          <GalleryItem
            item={item}
            captions={captions}
            sizes={SIZES}
            place={[index + 1, items.length]}
            onOpen={openLightbox}
          />
        ),
      }))}
      auto={auto}
      delayMs={delayMs}
      isStill={isBuilding}
      onModuleState={onModuleState}
    />
  )
}
