import type { CSSProperties } from 'react'
import { type ModuleProps, useTexts } from '#module-contract'
import { Icon } from '#ui'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** Modules that open beside a button (APG Disclosure), without script. */
export function Popover(props: ModuleProps<typeof Props>) {
  const { root, label, icon, content: Content, style, layout, place } = props
  const t = useTexts<typeof texts>()
  const id = `${root.id}-content`
  const anchor = `--${root.id}`
  return (
    <div {...root} data-layout={layout}>
      <button
        type="button"
        className="button"
        id={`${root.id}-button`}
        data-style={style}
        popoverTarget={id}
        style={{ anchorName: anchor } as CSSProperties}
      >
        {icon && <Icon icon={icon} />}
        {label}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        id={id}
        popover="auto"
        className="anchored popover-content"
        role="group"
        aria-labelledby={`${root.id}-button`}
        data-place={place}
        style={{ positionAnchor: anchor } as CSSProperties}
      >
        <button
          type="button"
          className="popover-close"
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
          <span className="visually-hidden">{t('close')}</span>
        </button>
        <Content className="popover-modules" />
      </div>
    </div>
  )
}
