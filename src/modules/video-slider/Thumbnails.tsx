import { ServerHtml, useTexts } from '#module-contract/client'
import { CarouselStrip, Icon, Picture } from '#ui/client'
import { isInBuilder } from '#visitor/client'
import type { SlideProps } from './Slide.tsx'
import type { texts } from './texts.ts'

/** CA-1: duration of a group's move. */
export const MOVE_MS = 1000
const SIZES = '(min-width: 768px) 280px, 31vw'

interface ThumbnailsProps {
  id: string
  slides: readonly SlideProps[]
  current: number
  onChoose(index: number): void
}

/** Videos as a carousel of thumbnail buttons. */
export function Thumbnails({ id, slides, current, onChoose }: ThumbnailsProps) {
  const t = useTexts<typeof texts>()
  return (
    <CarouselStrip
      root={{ id: `${id}-thumbnails`, className: 'video-thumbnails' }}
      label={t('chooseVideo')}
      items={slides.map(({ poster: chosen, file, title }, index) => {
        const poster = chosen ?? file?.poster
        return (
          <button
            key={index}
            type="button"
            className="video-thumbnail"
            aria-current={index === current ? 'true' : undefined}
            aria-controls={`${id}-slides`}
            onClick={() => onChoose(index)}
          >
            <span className="video-thumbnail-image">
              {poster && <Picture image={poster} sizes={SIZES} />}
              <Icon name="play" />
            </span>
            {title ? (
              <ServerHtml as="span" className="video-thumbnail-title">
                {title}
              </ServerHtml>
            ) : (
              <span className="visually-hidden">{t('slide', { number: index + 1 })}</span>
            )}
          </button>
        )
      })}
      dots={false}
      moveMs={MOVE_MS}
      auto={false}
      delayMs={0}
      isStill={isInBuilder}
      current={current}
    />
  )
}
