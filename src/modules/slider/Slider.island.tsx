import type { ListedSlides } from '#content/client'
import { type ModuleProps, useTexts } from '#module-contract/client'
import { Carousel } from '#ui/client'
import { isInBuilder, onModuleState } from '#visitor/client'
import type { Props } from './props.ts'
import { Slide, slideAttributes } from './Slide.tsx'
import type { texts } from './texts.ts'
import { toSlide } from './to-slide.ts'

/**
 * SL-1 to SL-4: one slide at a time with text, image and button; entered individually or items of
 * the site.
 */
export function Slider(props: ModuleProps<typeof Props, ListedSlides>) {
  const t = useTexts<typeof texts>()
  const { root, data, label, layout, height, arrows, dots, auto, delayMs } = props
  const attributes = {
    ...root,
    'data-layout': layout,
    'data-height': height,
    'data-motion': props.motion,
    'data-zoom': props.zoom ? '' : undefined,
    'data-progress': props.progress,
  }
  const button = props.showButton ? props.button || t('readMore') : ''
  const slides = data.listed?.map(one => toSlide(one, button)) ?? props.slides
  if (data.listed?.length === 0) return <p {...attributes}>{t('noSlides')}</p>
  return (
    <Carousel
      root={attributes}
      label={label || t('slides')}
      slides={slides.map((slide, position) => ({
        attributes: slideAttributes(slide, layout),
        content: isActive => (
          <Slide
            slide={slide}
            slider={props}
            position={position}
            isListed={!!data.listed}
            isActive={isActive}
          />
        ),
      }))}
      arrows={arrows}
      dots={dots}
      auto={auto}
      delayMs={delayMs}
      isSudden={props.motion === 'still'}
      isStill={isInBuilder}
      onModuleState={onModuleState}
      isTabStop
    />
  )
}
