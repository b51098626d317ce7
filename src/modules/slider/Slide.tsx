import type { CSSProperties } from 'react'
import type { ListedSlides } from '#content/client'
import { BackgroundVideo } from '#media-ui/client'
import { type ModuleProps, ServerHtml } from '#module-contract/client'
import { Anchor, Picture } from '#ui/client'
import { isInBuilder } from '#visitor/client'
import type { Props } from './props.ts'

type SliderProps = ModuleProps<typeof Props, ListedSlides>

const WHOLE = { full: '100vw', page: '(min-width: 1328px) 1200px, 92vw' }
const PART = {
  full: '(min-width: 768px) 60vw, 100vw',
  page: '(min-width: 1328px) 720px, (min-width: 768px) 56vw, 92vw',
}
const sizes = { cover: WHOLE, beside: PART, after: PART, above: WHOLE }

interface SlideProps {
  isActive: boolean
  slide: SliderProps['slides'][number]
  slider: SliderProps
  /** From 0. */
  position: number
  /** An item of the site: its button also names the target. */
  isListed: boolean
}

type SlideItem = SlideProps['slide']

/** Attributes for the position and color of a slide's text. */
export function slideAttributes(slide: SlideItem, layout: SliderProps['layout']) {
  const { align, place, tone, overlay } = slide
  const isOnImage = (slide.image || slide.video) && layout === 'cover'
  return {
    className: isOnImage ? 'slider-slide on-image' : 'slider-slide',
    'data-align': align,
    'data-place': place,
    'data-tone': isOnImage ? tone : undefined,
    style: { '--veil': `${overlay}%` } as CSSProperties,
  }
}

/** Content of one slide. */
export function Slide({ slide, slider, position, isListed, isActive }: SlideProps) {
  const { title, kicker, body, video, button, link } = slide
  // The video's poster is used where it cannot play.
  const image = slide.image ?? video?.poster
  const { layout, level: Heading, priority } = slider
  return (
    <>
      {image && (
        <Picture
          className="slider-picture"
          image={image}
          sizes={sizes[layout][slider.sizes]}
          priority={priority && position === 0}
        />
      )}
      {video && layout === 'cover' && (
        <BackgroundVideo file={video} isStill={isInBuilder} isShown={isActive} />
      )}
      <div className="slider-words">
        {kicker && (
          <ServerHtml as="p" className="slider-kicker">
            {kicker}
          </ServerHtml>
        )}
        {title && (
          <Heading className="slider-title">
            {link && !button ? (
              <Anchor link={link}>
                <ServerHtml>{title}</ServerHtml>
              </Anchor>
            ) : (
              <ServerHtml>{title}</ServerHtml>
            )}
          </Heading>
        )}
        {body &&
          (isListed ? (
            <ServerHtml as="p" className="slider-body">
              {body}
            </ServerHtml>
          ) : (
            <ServerHtml as="div" className="slider-body" html={body} />
          ))}
        {button && link && (
          <Anchor link={link} className="button slider-button">
            <ServerHtml>{button}</ServerHtml>
            {isListed && (
              <span className="visually-hidden">
                {' '}
                <ServerHtml>{title}</ServerHtml>
              </span>
            )}
          </Anchor>
        )}
      </div>
    </>
  )
}
