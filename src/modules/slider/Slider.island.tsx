import { Carousel, type ModuleProps, useTexts } from '#module-kit/client'
import { isBuilding, onModuleState } from '#visitor/client'
import type { Props } from './props.ts'
import { Slide, slideAttributes } from './Slide.tsx'
import type { texts } from './texts.ts'

/** SL-1 to SL-3: words, a picture and a button, one slide at a time. */
export function Slider(props: ModuleProps<typeof Props>) {
  const t = useTexts<typeof texts>()
  const { root, label, layout, height, arrows, dots, auto, delayMs } = props
  return (
    <Carousel
      root={{ ...root, 'data-layout': layout, 'data-height': height }}
      label={label || t('slides')}
      slides={props.slides.map((slide, position) => ({
        attributes: slideAttributes(slide, layout),
        content: <Slide slide={slide} slider={props} position={position} />,
      }))}
      arrows={arrows}
      dots={dots}
      auto={auto}
      delayMs={delayMs}
      isStill={isBuilding}
      onModuleState={onModuleState}
      isTabStop
    />
  )
}
