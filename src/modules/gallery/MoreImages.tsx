import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '#module-contract/client'
import { FURTHER, isInBuilder, onNear } from '#visitor/client'
import type { texts } from './texts.ts'

interface MoreImagesProps {
  href: string
  isLast: boolean
  /** Loads more automatically when scrolled into view. */
  isEndless: boolean
  /** Number of shown images. */
  shown: number
  count: number
  onMore(step: 'pressed' | 'near'): void
}

/** Loads the next page of images below the current ones. */
export function MoreImages({ href, isLast, isEndless, shown, count, onMore }: MoreImagesProps) {
  const t = useTexts<typeof texts>()
  const link = useRef<HTMLAnchorElement>(null)
  const status = useRef<HTMLSpanElement>(null)
  const brought = useRef(0)
  const [grown, setGrown] = useState<{ from: number; step: 'pressed' | 'near' }>()

  function grow(step: 'pressed' | 'near') {
    setGrown({ from: shown, step })
    onMore(step)
  }

  // Runs after every part, until the automatic limit is reached.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it does is of this part
  useEffect(() => {
    if (!link.current || !isEndless || isInBuilder() || brought.current >= FURTHER.parts) return
    return onNear(link.current, FURTHER.nearPx, () => {
      brought.current += 1
      grow('near')
    })
  }, [shown, isEndless])

  // After a press, the focus moves to the first new image.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each part
  useEffect(() => {
    if (grown?.step !== 'pressed') return
    const list = status.current?.parentElement?.querySelectorAll<HTMLElement>(
      '.gallery-item:not([hidden]) .gallery-link',
    )
    list?.[grown.from]?.focus({ preventScroll: true })
  }, [shown])

  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    grow('pressed')
  }

  return (
    <>
      {!isLast && (
        <a
          ref={link}
          className="button gallery-load"
          data-style="outline"
          data-replay=""
          href={href}
          onClick={press}
        >
          {t('loadMore')}
        </a>
      )}
      <span ref={status} className="visually-hidden" role="status">
        {grown ? t('imagesOf', { shown, count }) : ''}
      </span>
    </>
  )
}
