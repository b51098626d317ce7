import type { KeyboardEvent } from 'react'
import {
  arrowStep,
  DisclosurePanel,
  Icon,
  type ModuleProps,
  ServerHtml,
  useEnhanced,
} from '#module-kit/client'
import { canClose } from './open-items.ts'
import type { Props } from './props.ts'
import { useAccordion } from './use-accordion.ts'

/** Regions are landmarks; more than six of them help nobody (APG Accordion). */
const MAX_REGIONS = 6

/** AC-1, APG Accordion. Without script every item is open to read. */
export function Accordion(props: ModuleProps<typeof Props>) {
  const { root, items, level: Heading } = props
  const { open, moving, list, press, show } = useAccordion(props)
  const enhanced = useEnhanced()

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll('.accordion-button') ?? [])]
    const from = buttons.indexOf(event.currentTarget)
    const step = arrowStep(event, 'vertical')
    const edges: Record<string, number> = { Home: 0, End: buttons.length - 1 }
    const to = step ? (from + step + buttons.length) % buttons.length : edges[event.key]
    if (to === undefined) return
    event.preventDefault()
    ;(buttons[to] as HTMLElement).focus()
  }

  return (
    <div
      {...root}
      data-enhanced={enhanced ? '' : undefined}
      data-moving={moving ? '' : undefined}
      ref={list}
    >
      {items.map(({ title, body, content: Content }, index) => {
        const isOpen = open.has(index)
        const region = enhanced && items.length <= MAX_REGIONS
        return (
          <div key={index} className="accordion-item" data-state={isOpen ? 'open' : 'closed'}>
            <Heading className="disclosure-heading">
              <button
                type="button"
                className="disclosure-button accordion-button"
                id={`${root.id}-title-${index}`}
                aria-expanded={enhanced ? isOpen : undefined}
                aria-controls={enhanced ? `${root.id}-panel-${index}` : undefined}
                aria-disabled={(enhanced && isOpen && !canClose(open, props)) || undefined}
                onClick={() => press(index)}
                onKeyDown={onKeyDown}
              >
                <ServerHtml>{title}</ServerHtml>
                <Icon name="chevron-down" className="disclosure-icon accordion-icon" />
              </button>
            </Heading>
            <DisclosurePanel
              id={`${root.id}-panel-${index}`}
              {...(region &&
                isOpen && { role: 'region', 'aria-labelledby': `${root.id}-title-${index}` })}
              isClosed={enhanced && !isOpen && !moving}
              onFound={() => show(index)}
            >
              {body && <ServerHtml as="div" className="disclosure-body" html={body} />}
              <Content className="disclosure-modules" />
            </DisclosurePanel>
          </div>
        )
      })}
    </div>
  )
}
