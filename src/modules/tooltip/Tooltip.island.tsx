import type { CSSProperties } from 'react'
import { type ModuleProps, ServerHtml } from '#module-contract/client'
import { Icon } from '#ui/client'
import type { Props } from './props.ts'
import { useTooltip } from './use-tooltip.ts'

/** A word with an explanation (APG Tooltip). Without script the explanation follows the word. */
export function Tooltip(props: ModuleProps<typeof Props>) {
  const { root, before, label, after, tip, icon, layout, tone, place } = props
  const { trigger, box, listeners } = useTooltip()
  const anchor = `--${root.id}`
  return (
    <p {...root} data-layout={layout}>
      {before && <ServerHtml>{before}</ServerHtml>}
      {before && ' '}
      <span className="tooltip-around" {...listeners}>
        <button
          type="button"
          ref={trigger}
          className={layout === 'button' ? 'tooltip-trigger button' : 'tooltip-trigger'}
          data-style={layout === 'button' ? 'outline' : undefined}
          aria-describedby={`${root.id}-tip`}
          style={{ anchorName: anchor } as CSSProperties}
        >
          {icon && <Icon icon={icon} className="tooltip-icon" />}
          <ServerHtml as="bdi">{label}</ServerHtml>
        </button>
        <ServerHtml
          id={`${root.id}-tip`}
          ref={box}
          popover="manual"
          role="tooltip"
          className="anchored tooltip-tip"
          data-tone={tone}
          data-place={place}
          style={{ positionAnchor: anchor }}
        >
          {tip}
        </ServerHtml>
      </span>
      {after && ' '}
      {after && <ServerHtml>{after}</ServerHtml>}
    </p>
  )
}
