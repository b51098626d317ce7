import { useEffect, useRef } from 'react'
import { type ModuleProps, ServerHtml, usePageLanguage } from '#module-contract/client'
import { decimalsOf, formatNumber } from '#texts'
import { CoverLink, useCountUp } from '#ui/client'
import { isInBuilder, onSeen } from '#visitor/client'
import { CIRCLE, PIE_DEFAULTS, PieRing, requireRenderer } from './pie.tsx'
import type { Props } from './props.ts'

const PAGE = { onSeen, isStill: isInBuilder }

/**
 * CC-1: a ring that fills when it becomes visible. Shows integers while counting and the exact
 * number at the end.
 */
export function CircleCounter(props: ModuleProps<typeof Props>) {
  const { root, number, percent, title, body, layout, wide, rounded, link } = props
  const { locale } = usePageLanguage()
  const ring = useRef<HTMLDivElement>(null)
  const pie = layout === 'side' ? PIE_DEFAULTS : CIRCLE
  const reached = useCountUp(ring, pie.durationMs, PAGE)

  useEffect(() => {
    try {
      requireRenderer(window)
    } catch (error) {
      // Reported to developers; the number is still shown.
      reportError(error)
    }
  }, [])

  const format = (value: number, decimals: number) =>
    formatNumber(value, { percent, prefix: '', suffix: '', grouping: true, decimals, locale })

  return (
    <div
      {...root}
      data-layout={layout}
      data-wide={wide ? '' : undefined}
      data-cover={link ? '' : undefined}
    >
      {link && <CoverLink link={link} label={props.linkLabel} />}
      <div className="circle-counter-figure" ref={ring}>
        <PieRing
          pie={pie}
          percent={number * reached}
          isHalf={layout === 'gauge'}
          isRound={rounded}
        />
        <p
          className="circle-counter-number counting"
          data-shown={reached < 1 ? format(Math.trunc(number * reached), 0) : undefined}
        >
          <span>{format(number, decimalsOf(number))}</span>
        </p>
      </div>
      {(title || body) && (
        <div className="circle-counter-words">
          {title && (
            <ServerHtml as="p" className="circle-counter-title">
              {title}
            </ServerHtml>
          )}
          {body && <ServerHtml as="div" className="circle-counter-body" html={body} />}
        </div>
      )}
    </div>
  )
}
