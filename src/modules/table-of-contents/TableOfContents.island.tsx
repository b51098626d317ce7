import { useEffect, useRef, useState } from 'react'
import { type ModuleProps, ServerHtml, useTexts } from '#module-contract/client'
import { Icon } from '#ui/client'
import { type Contents, nestEntries } from './contents.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'
import { useCurrent } from './use-current.ts'
import { useEntries } from './use-entries.ts'

const NONE: Contents['entries'] = []

/** Links to the page's headings; the current one is marked. */
export function TableOfContents(props: ModuleProps<typeof Props, Contents | undefined>) {
  const { root, data, title, depth, layout, sticky, folded } = props
  const t = useTexts<typeof texts>()
  const nav = useRef<HTMLElement>(null)
  const entries = nestEntries(useEntries(data?.entries ?? NONE, nav), depth)
  const current = useCurrent(entries.map(entry => entry.id))
  const isWide = useWide()
  return (
    <nav
      {...root}
      ref={nav}
      aria-labelledby={`${root.id}-title`}
      data-layout={layout}
      data-sticky={sticky ? '' : undefined}
      hidden={entries.length === 0}
    >
      <details className="contents-details" open={!folded || isWide}>
        <summary className="contents-summary">
          {title ? (
            <ServerHtml id={`${root.id}-title`}>{title}</ServerHtml>
          ) : (
            <span id={`${root.id}-title`}>{t('contents')}</span>
          )}
          <Icon name="chevron-down" className="contents-icon" />
        </summary>
        <ol className="contents-list plain-list">
          {entries.map(({ id, text, inset }, index) => (
            <li key={index} data-inset={inset}>
              <ServerHtml
                as="a"
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
              >
                {text}
              </ServerHtml>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

/** From tablet width on the list is always open, by CSS before the script runs. */
function useWide(): boolean {
  const [isWide, setWide] = useState(false)
  useEffect(() => setWide(matchMedia('(min-width: 768px)').matches), [])
  return isWide
}
