import { useRef } from 'react'
import { type ModuleProps, ServerHtml } from '#module-contract/client'
import { decimalsOf, formatNumber } from '#texts'
import { CoverLink, useCountUp } from '#ui/client'
import { isInBuilder, onSeen } from '#visitor/client'
import type { Props } from './props.ts'

/** Same as the circle counter (spec §9: 1800 ms). */
const DURATION_MS = 1800
const PAGE = { onSeen, isStill: isInBuilder }

/**
 * NC-1: counts up from 0 when it becomes visible. The final number is the text, for screen readers
 * and searches, and keeps its width; the count is drawn over it by CSS.
 */
export function NumberCounter({
  root,
  number,
  title,
  link,
  linkLabel,
  layout,
  ...look
}: ModuleProps<typeof Props, { locale: string }>) {
  const box = useRef<HTMLDivElement>(null)
  const reached = useCountUp(box, DURATION_MS, PAGE)
  const format = (value: number) =>
    formatNumber(value, { ...look, decimals: decimalsOf(number), locale: look.data.locale })

  return (
    <div {...root} ref={box} data-layout={layout} data-cover={link ? '' : undefined}>
      {link && <CoverLink link={link} label={linkLabel} />}
      <p
        className="number-counter-number counting"
        data-shown={reached < 1 ? format(number * reached) : undefined}
      >
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
