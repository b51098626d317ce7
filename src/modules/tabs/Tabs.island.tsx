import { type KeyboardEvent, useRef } from 'react'
import { type ModuleProps, ServerHtml } from '#module-contract/client'
import { arrowStep, Icon, Picture, useEnhanced } from '#ui/client'
import type { Props } from './props.ts'
import { useStacked } from './use-stacked.ts'
import { useTabs } from './use-tabs.ts'

const IMAGE_SIZES = '(min-width: 1328px) 480px, (min-width: 768px) 40vw, 92vw'

/**
 * TB-1, APG Tabs with automatic activation. The server renders sections with headings; with script
 * the titles become tabs, and CSS keeps the appearance equal.
 */
export function Tabs(props: ModuleProps<typeof Props>) {
  const { root, items, label, level: Heading, style, layout } = props
  const list = useRef<HTMLDivElement>(null)
  const panels = useRef<HTMLDivElement>(null)
  const enhanced = useEnhanced()
  const stacked = useStacked(list)
  const { active, select } = useTabs({ ...props, list, panels })

  function onKeyDown(event: KeyboardEvent) {
    const step = arrowStep(event, stacked ? 'vertical' : 'horizontal')
    const edges: Record<string, number> = { Home: 0, End: items.length - 1 }
    const to = step ? (active + step + items.length) % items.length : edges[event.key]
    if (to === undefined) return
    event.preventDefault()
    select(to, 'key')
  }

  return (
    <div {...root} data-layout={layout} data-style={style}>
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
              id={`${root.id}-tab-${index}`}
              {...(enhanced && {
                role: 'tab',
                'aria-controls': `${root.id}-panel-${index}`,
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
          {items.map(({ title, image, content: Content }, index) => (
            <section
              key={index}
              className="tabs-panel"
              id={`${root.id}-panel-${index}`}
              {...(enhanced && {
                role: 'tabpanel',
                'aria-labelledby': `${root.id}-tab-${index}`,
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
              <Content className="tabs-content" />
              {image && <Picture image={image} sizes={IMAGE_SIZES} className="tabs-picture" />}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
