import type { ReactNode } from 'react'
import { walkButtons } from '../options/walk-buttons.ts'
import { useTexts } from '../texts.ts'

export const LEFT_TABS = {
  structure: 'Layers',
  insert: 'Add',
  page: 'Page',
  checks: 'Issues',
} as const
export type LeftTab = keyof typeof LEFT_TABS

export function LeftPanel({
  tab,
  onTab,
  counts,
  children,
}: {
  tab: LeftTab
  onTab(tab: LeftTab): void
  /** Counts shown beside tab names. */
  counts: Partial<Record<LeftTab, number>>
  children: ReactNode
}) {
  const texts = useTexts()
  const tabs = Object.entries(LEFT_TABS) as [LeftTab, string][]
  return (
    <aside className="builder-left" aria-label={texts(LEFT_TABS[tab])}>
      <div
        className="tabs"
        role="tablist"
        aria-label={texts('Page')}
        onKeyDown={event => walkButtons(event)?.click()}
      >
        {tabs.map(([one, label]) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`left-${one}`}
            aria-selected={one === tab}
            aria-controls="left-panel"
            tabIndex={one === tab ? 0 : -1}
            onClick={() => onTab(one)}
          >
            {texts(label)}
            {counts[one] ? <span className="tab-count">{counts[one]}</span> : null}
          </button>
        ))}
      </div>
      <div
        id="left-panel"
        className="left-body"
        role="tabpanel"
        aria-labelledby={`left-${tab}`}
        // The other tabs contain a focusable element; this one may be empty.
        tabIndex={tab === 'checks' ? 0 : undefined}
      >
        {children}
      </div>
    </aside>
  )
}
