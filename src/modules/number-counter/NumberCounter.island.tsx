import { useEffect, useRef, useState } from 'react'
import { type ModuleProps, ServerHtml } from '#module-kit/client'
import { isBuilding, prefersReducedMotion } from '#visitor/client'
import { decimalsOf, formatNumber } from './format.ts'
import type { Props } from './props.ts'

/** Spec §9 gives the circle counter 1800 ms; both count alike. */
const DURATION_MS = 1800

/**
 * NC-1: counts up from 0 when it is seen. The final number is the text, for screen readers, copies and searches, and
 * keeps its width; the count is drawn over it by the styles.
 */
export function NumberCounter({
  root,
  number,
  title,
  ...look
}: ModuleProps<typeof Props, { locale: string }>) {
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(number)
  const format = (value: number) =>
    formatNumber(value, { ...look, decimals: decimalsOf(number), locale: look.data.locale })

  const isCounting = shown !== number

  useEffect(() => {
    const element = box.current
    if (!element || isBuilding() || prefersReducedMotion()) return
    let frame = 0
    const count = (startedAt: number) => {
      const step = (now: number) => {
        const progress = Math.min(1, Math.max(0, (now - startedAt) / DURATION_MS))
        setShown(progress === 1 ? number : number * (1 - (1 - progress) ** 3))
        if (progress < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    }
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      count(performance.now())
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [number])

  return (
    <div {...root} ref={box}>
      <p className="number-counter-number" data-shown={isCounting ? format(shown) : undefined}>
        <span>{format(number)}</span>
      </p>
      {title && (
        <ServerHtml as="p" className="number-counter-title">
          {title}
        </ServerHtml>
      )}
    </div>
  )
}
