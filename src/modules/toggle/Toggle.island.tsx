import { useState } from 'react'
import { type ModuleProps, ServerHtml } from '#module-contract/client'
import { DisclosurePanel, Icon, useEnhanced, useMotionLock } from '#ui/client'
import type { Props } from './props.ts'

/** AC-1: transition of 700 ms; presses during it are ignored. */
const SLIDE_MS = 700

/** Single disclosure (APG Disclosure). Without script it is open. */
export function Toggle({
  root,
  title,
  body,
  content: Content,
  level: Heading,
  style,
  sign,
  open: startsOpen,
}: ModuleProps<typeof Props>) {
  const [open, setOpen] = useState(startsOpen)
  const { moving, run, force } = useMotionLock(SLIDE_MS)
  const enhanced = useEnhanced()
  return (
    <div
      {...root}
      data-style={style}
      data-sign={sign}
      data-state={open ? 'open' : 'closed'}
      data-moving={moving ? '' : undefined}
    >
      <Heading className="disclosure-heading">
        <button
          type="button"
          className="disclosure-button toggle-button"
          aria-expanded={enhanced ? open : undefined}
          aria-controls={enhanced ? `${root.id}-panel` : undefined}
          onClick={() => run(() => setOpen(!open))}
        >
          <ServerHtml>{title}</ServerHtml>
          <Icon name={sign} className="disclosure-icon toggle-icon" />
        </button>
      </Heading>
      <DisclosurePanel
        id={`${root.id}-panel`}
        isClosed={enhanced && !open && !moving}
        onFound={() => force(() => setOpen(true))}
      >
        {body && <ServerHtml as="div" className="disclosure-body" html={body} />}
        <Content className="disclosure-modules" />
      </DisclosurePanel>
    </div>
  )
}
