import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react'
import { ServerHtml, type Slot } from '#module-contract/client'
import { arrowStep } from '../hooks/arrow-step.ts'
import { useEnhanced } from '../hooks/use-enhanced.ts'
import { Icon } from '../icon.tsx'
import { DisclosurePanel } from './disclosure-panel.tsx'
import { canClose } from './open-items.ts'
import { type AccordionPage, useAccordion } from './use-accordion.ts'

export interface AccordionItem {
  title: string
  body: string
  content?: Slot
  children?: ReactNode
  /** Hidden for now, for example by a search. */
  isHidden?: boolean
}

interface AccordionProps {
  /** Id of the module. Items are named after it, also in the URL (NAV-3). */
  id: string
  /** Attributes of the element around the items. */
  attributes?: HTMLAttributes<HTMLDivElement> & Record<`data-${string}`, string | undefined>
  items: readonly AccordionItem[]
  level: 'h2' | 'h3' | 'h4'
  icon?: 'chevron-down' | 'plus'
  closable: boolean
  several: boolean
  closed: boolean
  page: AccordionPage
  /** The URL or a search opened an item. */
  onShow?(index: number): void
}

/** AC-1, APG Accordion. Without script every item is open. */
export function Accordion(props: AccordionProps) {
  const { id, items, level: Heading, icon = 'chevron-down' } = props
  const { open, moving, list, press, show } = useAccordion(props)
  const enhanced = useEnhanced()

  function onKeyDown(event: KeyboardEvent) {
    const all = list.current?.querySelectorAll('.accordion-item:not([hidden]) .accordion-button')
    const buttons = [...(all ?? [])]
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
      {...props.attributes}
      data-enhanced={enhanced ? '' : undefined}
      data-moving={moving ? '' : undefined}
      ref={list}
    >
      {items.map(({ title, body, content: Content, children, isHidden }, index): ReactNode => {
        const isOpen = open.has(index)
        return (
          <div
            key={index}
            className="accordion-item"
            data-state={isOpen ? 'open' : 'closed'}
            hidden={isHidden}
          >
            <Heading className="disclosure-heading">
              <button
                type="button"
                className="disclosure-button accordion-button"
                id={`${id}-title-${index}`}
                aria-expanded={enhanced ? isOpen : undefined}
                aria-controls={enhanced ? `${id}-panel-${index}` : undefined}
                aria-disabled={(enhanced && isOpen && !canClose(open, props)) || undefined}
                onClick={() => press(index)}
                onKeyDown={onKeyDown}
              >
                <ServerHtml>{title}</ServerHtml>
                <Icon name={icon} className="disclosure-icon accordion-icon" />
              </button>
            </Heading>
            <DisclosurePanel
              id={`${id}-panel-${index}`}
              isClosed={enhanced && !isOpen && !moving}
              onFound={() => show(index)}
            >
              {body && <ServerHtml as="div" className="disclosure-body" html={body} />}
              {Content && <Content className="disclosure-modules" />}
              {children}
            </DisclosurePanel>
          </div>
        )
      })}
    </div>
  )
}
