import { ContentCard, type ListedSlide, type ListedSlides } from '#content/client'
import { type ModuleProps, SERVER_TEXT, ServerHtml, useTexts } from '#module-contract/client'
import { CarouselStrip } from '#ui/client'
import { isInBuilder, onModuleState } from '#visitor/client'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** CA-1: duration of a group's move. */
const MOVE_MS = 1000

const SIZES = '(min-width: 1328px) 400px, (min-width: 768px) 31vw, 92vw'

/** CA-1, SL-4: several slides in view, with any modules or items of the site. */
export function Carousel(props: ModuleProps<typeof Props, ListedSlides>) {
  const t = useTexts<typeof texts>()
  const { root, data, label, slides, layout, arrows, dots, auto, delayMs } = props
  const attributes = { ...root, 'data-layout': layout }
  if (data.listed?.length === 0) return <p {...attributes}>{t('noSlides')}</p>
  const more = props.showButton ? props.button || t('readMore') : undefined
  const toCard = ({ href, title, image, facts, excerpt }: ListedSlide) => (
    <ContentCard
      item={{ path: href, title, image: image ?? undefined }}
      level={props.level}
      sizes={SIZES}
      words="below"
      note={facts}
      excerpt={excerpt}
      more={more}
    />
  )
  return (
    <CarouselStrip
      root={attributes}
      label={label || t('slides')}
      items={
        data.listed?.map(slide => (
          <ServerHtml key={slide.href} as="div" className="carousel-content">
            {slide.title === SERVER_TEXT ? SERVER_TEXT : toCard(slide)}
          </ServerHtml>
        )) ??
        slides.map(({ content: Content }, index) => (
          <Content key={index} className="carousel-content" />
        ))
      }
      arrows={arrows}
      dots={dots}
      moveMs={MOVE_MS}
      auto={auto}
      delayMs={delayMs}
      isStill={isInBuilder}
      onModuleState={onModuleState}
    />
  )
}
