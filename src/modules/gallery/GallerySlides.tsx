import { useEffect, useEffectEvent, useRef } from 'react'
import {
  type ModuleProps,
  SlideControls,
  toIndex,
  useEnhanced,
  useSlides,
  useSlideshow,
} from '#module-kit/client'
import { isBuilding, onHashState } from '#visitor/client'
import { GalleryItem } from './GalleryItem.tsx'
import { openLightbox } from './open-lightbox.ts'
import type { Props } from './props.ts'

const SIZES = '(min-width: 1328px) 1200px, 92vw'

/** The slider layout: SL-1 to SL-3, one picture per slide. */
export function GallerySlides(props: ModuleProps<typeof Props>) {
  const { root, items, label, ratio, captions, auto, delayMs } = props
  const count = items.length
  const viewport = useRef<HTMLDivElement>(null)
  const enhanced = useEnhanced()
  const slides = useSlides(count, viewport)
  const slideshow = useSlideshow({
    enabled: enhanced && auto && count > 1 && !isBuilding(),
    delayMs,
    index: slides.index,
    next: slides.next,
  })

  const onState = useEffectEvent((parts: string[] | undefined) => {
    const index = toIndex(parts?.[0], count)
    if (index !== undefined) slides.jump(index)
  })
  useEffect(() => onHashState(root.id, parts => onState(parts)), [root.id])

  return (
    // biome-ignore lint/a11y/useSemanticElements: the root's element is the same for every module's styles
    <div
      {...root}
      {...slideshow.hold}
      role="region"
      aria-roledescription="carousel"
      aria-label={label || 'Gallery'}
      data-layout="slider"
      data-ratio={ratio}
      data-enhanced={enhanced ? '' : undefined}
      data-moving={slides.moving ? '' : undefined}
    >
      <div
        {...slides.swipe}
        id={`${root.id}-slides`}
        className="gallery-slides"
        aria-live={slideshow.running ? 'off' : 'polite'}
        ref={viewport}
      >
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
          <div
            key={index}
            className="gallery-slide"
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${count}`}
            data-state={index === slides.index ? 'active' : 'inactive'}
            inert={enhanced && index !== slides.index}
          >
            <GalleryItem
              item={item}
              captions={captions}
              sizes={SIZES}
              onOpen={link => void openLightbox(link)}
            />
          </div>
        ))}
      </div>
      {count > 1 && (
        <SlideControls
          name="gallery"
          controls={`${root.id}-slides`}
          slides={slides}
          slideshow={auto ? slideshow : undefined}
        />
      )}
    </div>
  )
}
