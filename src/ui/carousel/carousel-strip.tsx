import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type RootAttributes, useTexts } from '#module-contract/client'
import { toIndex } from '../hooks/to-index.ts'
import { useEnhanced } from '../hooks/use-enhanced.ts'
import type { slideTexts } from '../texts.ts'
import { SlideControls } from './slide-controls.tsx'
import { countGroups, orderIn, wrapMoment } from './strip-groups.ts'
import { type Slides, useSlides } from './use-slides.ts'
import { useSlideshow } from './use-slideshow.ts'

interface StripProps {
  root: Pick<RootAttributes, 'id' | 'className'> & Record<`data-${string}`, string | undefined>
  label: string
  items: ReactNode[]
  arrows?: boolean
  dots?: boolean
  /** Duration of a move. */
  moveMs: number
  auto: boolean
  delayMs: number
  /**
   * Whether motion is disabled, as in the builder, where all items are reachable. Called in the
   * browser only.
   */
  isStill(): boolean
  /** Subscribes to the module's state in the URL. Returns a function that unsubscribes. */
  onModuleState?(id: string, listener: (parts: string[] | undefined) => void): () => void
  /** Index of the item to bring into view whenever it changes. */
  current?: number
}

/**
 * Several slides in view that move by whole groups, endless in both directions (CA-1, APG
 * Carousel). Styles define the number in view (`--strip-columns`). The server renders a scrollable
 * row with snap points.
 */
export function CarouselStrip(props: StripProps) {
  const { root, label, items, arrows, dots, moveMs, auto, delayMs, isStill, onModuleState } = props
  const t = useTexts<typeof slideTexts>()
  const count = items.length
  const viewport = useRef<HTMLDivElement>(null)
  const shown = useShown(viewport)
  const fits = shown !== undefined && count <= shown
  const enhanced = useEnhanced() && shown !== undefined && !fits && !isStill()
  const perView = shown ?? 1
  const slides = useSlides(count, viewport, { moveMs, view: perView })
  const slideshow = useSlideshow({
    enabled: enhanced && auto,
    delayMs,
    index: slides.index,
    next: slides.next,
  })

  // NAV-3: `id|index`, from 0. The carousel reads it but does not write it.
  const onState = useEffectEvent((parts: string[] | undefined) => {
    const index = parts ? toIndex(parts[0], count) : 0
    if (index !== undefined) slides.jump(index)
  })
  useEffect(() => onModuleState?.(root.id, parts => onState(parts)), [root.id, onModuleState])

  const follow = useEffectEvent((item: number) => {
    if (orderIn(item, slides.index, count) >= perView) slides.jump(item)
  })
  useEffect(() => {
    if (props.current !== undefined) follow(props.current)
  }, [props.current])

  const { index, moving, way } = slides
  const first = moving && way.isForward ? way.from : index
  const style = {
    '--strip-by': way.by,
    '--strip-count': count,
    '--strip-ms': `${moveMs}ms`,
  } as CSSProperties
  const styleOf = (order: number): CSSProperties => {
    const moment = moving ? wrapMoment(order, way, { count, view: perView }) : undefined
    if (moment === undefined) return { order }
    return { order, '--strip-wrap': `${Math.round(moment * moveMs)}ms` } as CSSProperties
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the root's element is the same for every module's styles
    <div
      {...root}
      {...slideshow.hold}
      role="region"
      aria-roledescription={t('carouselRole')}
      aria-label={label}
      data-enhanced={enhanced ? '' : undefined}
    >
      {count > 1 && !fits && (
        <SlideControls
          controls={`${root.id}-slides`}
          slides={toPages(slides, perView)}
          arrows={arrows}
          dots={dots}
          slideshow={auto ? slideshow : undefined}
        />
      )}
      <div
        {...slides.swipe}
        id={`${root.id}-slides`}
        className="strip"
        style={moving ? style : undefined}
        data-state={
          enhanced ? (moving ? (way.isForward ? 'forward' : 'back') : 'still') : undefined
        }
        aria-live={slideshow.running ? 'off' : 'polite'}
        ref={viewport}
      >
        {items.map((item, position) => {
          const isShown = orderIn(position, index, count) < perView
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
            <div
              key={position}
              className="strip-item"
              role="group"
              aria-roledescription={t('slideRole')}
              aria-label={t('slideOf', { number: position + 1, count })}
              style={enhanced ? styleOf(orderIn(position, first, count)) : undefined}
              inert={enhanced && !isShown}
            >
              {item}
            </div>
          )
        })}
      </div>
    </div>
  )
}

/**
 * Number of slides that the styles show at once; unknown on the server. Measured again when the
 * width changes.
 */
function useShown(viewport: { current: HTMLElement | null }): number | undefined {
  const [shown, setShown] = useState<number>()
  useLayoutEffect(() => {
    const element = viewport.current
    if (!element) return
    const read = () => {
      const columns = getComputedStyle(element).getPropertyValue('--strip-shown')
      setShown(Math.max(1, Number.parseInt(columns, 10) || 1))
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [viewport])
  return shown
}

/** Each dot represents a group. */
function toPages(slides: Slides, size: number): Slides {
  return {
    ...slides,
    count: countGroups(slides.count, size),
    index: Math.floor(slides.index / size),
    go: group => slides.go(group * size),
  }
}
