import { type HTMLAttributes, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { type ResolvedIcon, ServerHtml, type Slot } from '#module-contract/client'
import { arrowStep } from '../hooks/arrow-step.ts'
import { useEnhanced } from '../hooks/use-enhanced.ts'
import { Icon } from '../icon.tsx'
import { Picture } from '../picture.tsx'
import { useStacked } from './use-stacked.ts'
import { type TabsPage, useTabs } from './use-tabs.ts'

const IMAGE_SIZES = '(min-width: 1328px) 480px, (min-width: 768px) 40vw, 92vw'

export interface TabItem {
  title: string
  /** Anchor that opens the tab. */
  name?: string
  icon?: ResolvedIcon | null
  image?: Parameters<typeof Picture>[0]['image'] | null
  content?: Slot
  children?: ReactNode
}

interface TabSetProps {
  /** Id of the module. Tabs are named after it, also in the URL (NAV-3). */
  id: string
  /** Attributes of the element around the tabs. */
  attributes?: HTMLAttributes<HTMLDivElement> & Record<`data-${string}`, string | undefined>
  items: readonly TabItem[]
  label?: string
  /** Number of the first active tab, from 1. */
  initial?: number
  level: 'h2' | 'h3' | 'h4'
  page: TabsPage
}

/**
 * TB-1, APG Tabs with automatic activation. The server renders sections with headings; with script
 * the titles become tabs, and CSS keeps the appearance equal.
 */
export function TabSet(props: TabSetProps) {
  const { id, items, label, level: Heading, initial = 1, page } = props
  const list = useRef<HTMLDivElement>(null)
  const panels = useRef<HTMLDivElement>(null)
  const enhanced = useEnhanced()
  const stacked = useStacked(list)
  const { active, select } = useTabs({ id, items, initial, list, panels, page })

  function onKeyDown(event: KeyboardEvent) {
    const step = arrowStep(event, stacked ? 'vertical' : 'horizontal')
    const edges: Record<string, number> = { Home: 0, End: items.length - 1 }
    const to = step ? (active + step + items.length) % items.length : edges[event.key]
    if (to === undefined) return
    event.preventDefault()
    select(to, 'key')
  }

  return (
    <div {...props.attributes}>
      <div className="tabs-frame">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it has its role as soon as the script runs; its panels have theirs then, too */}
        <div
          className="tabs-list"
          {...(enhanced && {
            role: 'tablist',
            'aria-label': label || undefined,
            'aria-orientation': stacked ? 'vertical' : undefined,
          })}
          onKeyDown={onKeyDown}
          ref={list}
        >
          {items.map((item, index) => (
            <button
              key={index}
              type="button"
              className="tabs-tab"
              id={`${id}-tab-${index}`}
              {...(enhanced && {
                role: 'tab',
                'aria-controls': `${id}-panel-${index}`,
                'aria-selected': index === active,
              })}
              tabIndex={index === active ? 0 : -1}
              data-name={item.name || undefined}
              onClick={() => select(index, 'click')}
            >
              {item.icon && <Icon icon={item.icon} className="tabs-icon" />}
              <ServerHtml>{item.title}</ServerHtml>
            </button>
          ))}
        </div>
        <div className="tabs-panels" ref={panels}>
          {items.map(({ title, image, content: Content, children }, index) => (
            <section
              key={index}
              className="tabs-panel"
              id={`${id}-panel-${index}`}
              {...(enhanced && {
                role: 'tabpanel',
                'aria-labelledby': `${id}-tab-${index}`,
                tabIndex: 0,
              })}
              hidden={enhanced && index !== active}
              inert={enhanced && index !== active}
              data-state={index === active ? 'active' : 'inactive'}
              data-pictured={image ? '' : undefined}
            >
              <ServerHtml as={Heading} className="tabs-heading">
                {title}
              </ServerHtml>
              {Content && <Content className="tabs-content" />}
              {children && <div className="tabs-content">{children}</div>}
              {image && <Picture image={image} sizes={IMAGE_SIZES} className="tabs-picture" />}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
