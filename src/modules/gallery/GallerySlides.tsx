import { type ModuleProps, useTexts } from '#module-contract/client'
import { Carousel } from '#ui/client'
import { isInBuilder, onModuleState } from '#visitor/client'
import { GalleryItem } from './GalleryItem.tsx'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

const SIZES = '(min-width: 1328px) 1200px, 92vw'

/** The slider layout: one image per slide. */
export function GallerySlides(props: ModuleProps<typeof Props>) {
  const { root, items, label, ratio, captions, auto, delayMs } = props
  const t = useTexts<typeof texts>()
  return (
    <Carousel
      root={{
        ...root,
        'data-layout': 'slider',
        'data-ratio': ratio,
        'data-captions': captions ? 'below' : undefined,
      }}
      label={label || t('gallery')}
      slides={items.map((item, index) => ({
        content: (
          <GalleryItem
            item={item}
            captions={captions}
            sizes={SIZES}
            place={[index + 1, items.length]}
          />
        ),
      }))}
      auto={auto}
      delayMs={delayMs}
      isStill={isInBuilder}
      onModuleState={onModuleState}
    />
  )
}
