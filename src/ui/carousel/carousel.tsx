import { type HTMLAttributes, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { type RootAttributes, useTexts } from '#module-contract/client'
import { toIndex } from '../hooks/to-index.ts'
import { useEnhanced } from '../hooks/use-enhanced.ts'
import type { slideTexts } from '../texts.ts'
import { SlideControls } from './slide-controls.tsx'
import { useSlidePlayers } from './use-slide-players.ts'
import { FADE_MS, type Slides, useSlides } from './use-slides.ts'
import { useSlideshow } from './use-slideshow.ts'

export interface CarouselSlide {
  /** Attributes of the slide's element, a group labeled with its position. */
  attributes?: HTMLAttributes<HTMLElement> & Record<`data-${string}`, string | undefined>
  /** A function receives whether the slide is current. */
  content: ReactNode | ((isActive: boolean) => ReactNode)
}

interface CarouselProps {
  root: Pick<RootAttributes, 'id' | 'className'> & Record<`data-${string}`, string | undefined>
  label: string
  slides: CarouselSlide[]
  arrows?: boolean
  dots?: boolean
  /** Slides advance automatically, each after `delayMs`. */
  auto: boolean
  delayMs: number
  /** Slides change without transition. */
  isSudden?: boolean
  /** Pauses the slideshow, for example while a video plays. */
  isHeld?: boolean
  /** Additional controls below, for example thumbnails. */
  thumbnails?(slides: Pick<Slides, 'index' | 'go'>): ReactNode
  /** Whether motion is disabled, as in the builder. Called in the browser only. */
  isStill(): boolean
  /** Subscribes to the module's state in the URL. Returns a function that unsubscribes. */
  onModuleState(id: string, listener: (parts: string[] | undefined) => void): () => void
  /** Without script the row is a tab stop; its content must not contain another. */
  isTabStop?: boolean
}

/**
 * One slide at a time (SL-1 to SL-3, APG Carousel). The server renders a scrollable row with snap
 * points; the script stacks the slides and cross-fades them.
 */
export function Carousel(props: CarouselProps) {
  const { root, label, arrows, dots, auto, delayMs, isStill, onModuleState, isTabStop } = props
  const moveMs = props.isSudden ? 0 : FADE_MS
  const count = props.slides.length
  const t = useTexts<typeof slideTexts>()
  const viewport = useRef<HTMLDivElement>(null)
  const enhanced = useEnhanced()
  const slides = useSlides(count, viewport, { moveMs })
  const slideshow = useSlideshow({
    enabled: enhanced && auto && count > 1 && !props.isHeld && !isStill(),
    delayMs,
    index: slides.index,
    next: slides.advance,
  })

  useSlidePlayers(slides, viewport)

  // NAV-3: `id|index`, from 0. The carousel reads it but does not write it.
  const onState = useEffectEvent((parts: string[] | undefined) => {
    const index = parts ? toIndex(parts[0], count) : 0
    if (index !== undefined) slides.jump(index)
  })
  useEffect(() => onModuleState(root.id, parts => onState(parts)), [root.id, onModuleState])

  const { index: active, moving, way } = slides
  return (
    // biome-ignore lint/a11y/useSemanticElements: the root's element is the same for every module's styles
    <div
      {...root}
      {...slideshow.hold}
      role="region"
      aria-roledescription={t('carouselRole')}
      aria-label={label}
      data-enhanced={enhanced ? '' : undefined}
      data-running={slideshow.running ? '' : undefined}
    >
      {/* Before the slides in tab order (APG Carousel), displayed below them. */}
      {count > 1 && (
        <SlideControls
          controls={`${root.id}-slides`}
          slides={slides}
          arrows={arrows}
          dots={dots}
          slideshow={auto ? slideshow : undefined}
        />
      )}
      <div
        {...slides.swipe}
        id={`${root.id}-slides`}
        className="slides"
        data-state={enhanced ? (moving ? 'fading' : 'stacked') : undefined}
        data-way={moving ? (way.isForward ? 'forward' : 'back') : undefined}
        aria-live={slideshow.running ? 'off' : 'polite'}
        tabIndex={isTabStop && !enhanced ? 0 : undefined}
        ref={viewport}
      >
        {props.slides.map(({ attributes, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
          <div
            {...attributes}
            key={index}
            className={attributes?.className ? `slide ${attributes.className}` : 'slide'}
            role="group"
            aria-roledescription={t('slideRole')}
            aria-label={t('slideOf', { number: index + 1, count })}
            data-state={index === active ? 'active' : 'inactive'}
            data-leaving={moving && index === way.from ? '' : undefined}
            inert={enhanced && index !== active}
          >
            {typeof content === 'function' ? content(index === active) : content}
          </div>
        ))}
      </div>
      {count > 1 && props.thumbnails?.(slides)}
    </div>
  )
}
