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
import type { Props } from './props.ts'
import { Slide } from './Slide.tsx'

/**
 * SL-1 to SL-3, APG Carousel. The server writes a row that scrolls and snaps; the script lays the slides over
 * each other and lets them fade.
 */
export function Slider(props: ModuleProps<typeof Props>) {
  const { root, label, layout, height, arrows, dots, auto, delayMs } = props
  const count = props.slides.length
  const viewport = useRef<HTMLDivElement>(null)
  const enhanced = useEnhanced()
  const slides = useSlides(count, viewport)
  const slideshow = useSlideshow({
    enabled: enhanced && auto && count > 1 && !isBuilding(),
    delayMs,
    index: slides.index,
    next: slides.next,
  })

  // NAV-3: `id|index`, from 0. A slider reads it and does not write it.
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
      aria-label={label || 'Slides'}
      data-layout={layout}
      data-height={height}
      data-enhanced={enhanced ? '' : undefined}
      data-moving={slides.moving ? '' : undefined}
    >
      <div
        {...slides.swipe}
        id={`${root.id}-slides`}
        className="slider-slides"
        aria-live={slideshow.running ? 'off' : 'polite'}
        tabIndex={enhanced ? undefined : 0}
        ref={viewport}
      >
        {props.slides.map((slide, index) => (
          <Slide
            key={index}
            slide={slide}
            slider={props}
            position={index}
            current={index === slides.index}
            inert={enhanced && index !== slides.index}
          />
        ))}
      </div>
      {count > 1 && (
        <SlideControls
          name="slider"
          controls={`${root.id}-slides`}
          slides={slides}
          arrows={arrows}
          dots={dots}
          slideshow={auto ? slideshow : undefined}
        />
      )}
    </div>
  )
}
