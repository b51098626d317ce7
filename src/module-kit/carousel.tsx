import { type HTMLAttributes, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { RootAttributes } from './define-module.ts'
import { SlideControls } from './hooks/slide-controls.tsx'
import { toIndex } from './hooks/to-index.ts'
import { useEnhanced } from './hooks/use-enhanced.ts'
import { useSlidePlayers } from './hooks/use-slide-players.ts'
import { FADE_MS, type Slides, useSlides } from './hooks/use-slides.ts'
import { useSlideshow } from './hooks/use-slideshow.ts'
import type { slideTexts } from './kit-texts.ts'
import { useTexts } from './texts.tsx'

export interface CarouselSlide {
  /** Of the slide's own element, which is a group that says which of how many it is. */
  attributes?: HTMLAttributes<HTMLElement> & Record<`data-${string}`, string | undefined>
  /** What depends on whether the slide is shown is a function of that. */
  content: ReactNode | ((isActive: boolean) => ReactNode)
}

interface CarouselProps {
  root: Pick<RootAttributes, 'id' | 'className'> & Record<`data-${string}`, string | undefined>
  label: string
  slides: CarouselSlide[]
  arrows?: boolean
  dots?: boolean
  /** Slides change by themselves, each after `delayMs`. */
  auto: boolean
  delayMs: number
  /** One slide is there instead of another at once: nothing has to be waited for. */
  isSudden?: boolean
  /** Nothing changes by itself as long as this is so: something plays. */
  isHeld?: boolean
  /** Below the controls: another way to choose a slide. */
  thumbnails?(slides: Pick<Slides, 'index' | 'go'>): ReactNode
  /** Whether nothing may move by itself here, as in a builder; asked in the browser only. */
  isStill(): boolean
  /** Follows what the address says of this module; answers how to stop. */
  onModuleState(id: string, listener: (parts: string[] | undefined) => void): () => void
  /** Without script the row is a stop of the Tab key: nothing in it may be one. */
  isTabStop?: boolean
}

/**
 * One slide at a time (SL-1 to SL-3, APG Carousel). The server writes a row that scrolls and snaps; the script lays
 * the slides over each other and lets them fade.
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

  // NAV-3: `id|index`, from 0. A carousel reads it and does not write it.
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
      {/* Before the slides in the order of the Tab key (APG Carousel); shown below them. */}
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
