import { type CSSProperties, useRef } from 'react'
import { type ModuleProps, ServerHtml, usePageLanguage } from '#module-contract/client'
import { decimalsOf, formatNumber } from '#texts'
import { useSeen } from '#ui/client'
import { isInBuilder, onSeen } from '#visitor/client'
import type { Props } from './props.ts'

const PAGE = { onSeen, isStill: isInBuilder }
const LOOK = { percent: true, prefix: '', suffix: '', grouping: true }

/** BC-1: bars that grow to their percentage when they become visible. Each is a meter (APG). */
export function BarCounters(props: ModuleProps<typeof Props>) {
  const { root, items, layout, numbers, rounded } = props
  const { locale } = usePageLanguage()
  const box = useRef<HTMLUListElement>(null)
  const state = useSeen(box, PAGE)
  return (
    <div {...root} data-layout={layout} data-rounded={rounded ? '' : undefined}>
      <ul className="bar-counters-items plain-list" data-state={state} ref={box}>
        {items.map(({ title, percent, colour }, index) => {
          const value = Math.min(100, Math.max(0, percent))
          const shown = formatNumber(percent, { ...LOOK, decimals: decimalsOf(percent), locale })
          const id = `${root.id}-${index}`
          const style = {
            '--percent': `${value}%`,
            '--bar': colour ? `var(--bar-${index})` : undefined,
          } as CSSProperties
          return (
            <li key={index} className="bar-counters-item" style={style}>
              {title && (
                <ServerHtml as="p" className="bar-counters-title" id={id}>
                  {title}
                </ServerHtml>
              )}
              {/* biome-ignore lint/a11y/useSemanticElements: a meter element cannot be drawn alike in every browser */}
              <div
                className="bar-counters-bar"
                role="meter"
                aria-valuemin={0}
                aria-valuemax={100}
                aria-valuenow={value}
                aria-valuetext={shown}
                aria-labelledby={title ? id : undefined}
                aria-label={title ? undefined : shown}
              >
                <span className="bar-counters-track">
                  <span className="bar-counters-fill" />
                </span>
                {numbers && <span className="bar-counters-number">{shown}</span>}
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
