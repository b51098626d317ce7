import type { CSSProperties } from 'react'
import { Kept, type ModuleProps, Picture } from '#module-kit/client'
import type { Props } from './props.ts'

type SliderProps = ModuleProps<typeof Props>

const sizes = {
  cover: { full: '100vw', page: '(min-width: 1328px) 1200px, 92vw' },
  beside: {
    full: '(min-width: 768px) 60vw, 100vw',
    page: '(min-width: 1328px) 720px, (min-width: 768px) 56vw, 92vw',
  },
}

interface SlideProps {
  slide: SliderProps['slides'][number]
  slider: SliderProps
  /** From 0. */
  position: number
  current: boolean
  inert: boolean
}

/** One slide: a group that says which of how many it is (APG Carousel). */
export function Slide({ slide, slider, position, current, inert }: SlideProps) {
  const { title, kicker, body, image, button, link, align, place, tone, overlay } = slide
  const { slides, layout, level: Heading, priority } = slider
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className="slider-slide"
      role="group"
      aria-roledescription="slide"
      aria-label={`${position + 1} of ${slides.length}`}
      data-state={current ? 'active' : 'inactive'}
      data-align={align}
      data-place={place}
      data-tone={image && layout === 'cover' ? tone : undefined}
      style={{ '--veil': `${overlay}%` } as CSSProperties}
      inert={inert}
    >
      {image && (
        <Picture
          className="slider-picture"
          image={image}
          sizes={sizes[layout][slider.sizes]}
          priority={priority && position === 0}
        />
      )}
      <div className="slider-words">
        {kicker && (
          <Kept as="p" className="slider-kicker">
            {kicker}
          </Kept>
        )}
        {title && (
          <Kept as={Heading} className="slider-title">
            {title}
          </Kept>
        )}
        {body && <Kept as="div" className="slider-body" html={body} />}
        {button && link && (
          <a
            className="button slider-button"
            href={link.href}
            target={link.blank ? '_blank' : undefined}
            rel={link.blank ? 'noopener' : undefined}
          >
            <Kept>{button}</Kept>
            {link.blank && <span className="visually-hidden"> (opens in a new window)</span>}
          </a>
        )}
      </div>
    </div>
  )
}
