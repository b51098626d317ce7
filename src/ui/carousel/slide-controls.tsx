import { type KeyboardEvent, useRef } from 'react'
import { useTexts } from '#module-contract/client'
import { arrowStep } from '../hooks/arrow-step.ts'
import { Icon } from '../icon.tsx'
import type { slideTexts } from '../texts.ts'
import type { Slides } from './use-slides.ts'
import type { Slideshow } from './use-slideshow.ts'

interface SlideControlsProps {
  /** Id of the element that contains the slides. */
  controls: string
  slides: Slides
  arrows?: boolean | undefined
  dots?: boolean | undefined
  /** With a slideshow there is a pause button (WCAG 2.2.2). */
  slideshow?: Slideshow | undefined
}

/** Arrows, dots and pause button of a carousel (APG Carousel). Arrow keys work on all of them. */
export function SlideControls(props: SlideControlsProps) {
  const { controls, slides, arrows = true, dots = true, slideshow } = props
  const t = useTexts<typeof slideTexts>()
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const step = arrowStep(event)
    const target = step === 0 ? edge(event, slides.count) : undefined
    if (step === 0 && target === undefined) return
    event.preventDefault()
    const to = target ?? (slides.index + step + slides.count) % slides.count
    if (!slides.go(to) || !list.current?.contains(document.activeElement)) return
    const dot = list.current.children[to]
    if (dot instanceof HTMLElement) dot.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside
    <div className="slide-controls" onKeyDown={onKeyDown}>
      <div className="slide-buttons">
        {slideshow && (
          <button
            type="button"
            className="icon-button slide-pause"
            aria-label={t(slideshow.paused ? 'playSlideshow' : 'pauseSlideshow')}
            data-slideshow-toggle=""
            onClick={slideshow.toggle}
          >
            <Icon name={slideshow.paused ? 'play' : 'pause'} />
          </button>
        )}
        {arrows && (
          <>
            <button
              type="button"
              className="icon-button"
              aria-label={t('previousSlide')}
              aria-controls={controls}
              onClick={() => slides.previous()}
            >
              <Icon name="arrow-left" className="icon-flip" />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={t('nextSlide')}
              aria-controls={controls}
              onClick={() => slides.next()}
            >
              <Icon name="arrow-right" className="icon-flip" />
            </button>
          </>
        )}
      </div>
      {dots && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div className="slide-dots" role="group" aria-label={t('chooseSlide')} ref={list}>
          {Array.from({ length: slides.count }, (_, index) => (
            <button
              key={index}
              type="button"
              className="slide-dot"
              aria-label={t('slide', { number: index + 1 })}
              aria-controls={controls}
              aria-current={index === slides.index ? 'true' : undefined}
              onClick={() => slides.go(index)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

function edge(event: KeyboardEvent, count: number): number | undefined {
  const { key } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
