import { CarouselStrip, type ModuleProps, useTexts } from '#module-kit/client'
import { isBuilding, onModuleState } from '#visitor/client'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** CA-1: a group takes this long to move. */
export const MOVE_MS = 1000

/** CA-1: slides of any modules, several in view. */
export function Carousel(props: ModuleProps<typeof Props>) {
  const t = useTexts<typeof texts>()
  const { root, label, slides, layout, arrows, dots, auto, delayMs } = props
  return (
    <CarouselStrip
      root={{ ...root, 'data-layout': layout }}
      label={label || t('slides')}
      items={slides.map(({ content: Content }, index) => (
        <Content key={index} className="carousel-content" />
      ))}
      arrows={arrows}
      dots={dots}
      moveMs={MOVE_MS}
      auto={auto}
      delayMs={delayMs}
      isStill={isBuilding}
      onModuleState={onModuleState}
    />
  )
}
