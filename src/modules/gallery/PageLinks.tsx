import { type MouseEvent, useEffect, useRef } from 'react'
import { Icon } from '#module-kit/client'
import { pageLinks } from './pages.ts'

interface PageLinksProps {
  id: string
  label: string
  page: number
  count: number
  onPage(page: number): void
}

/** Previous, at most five numbers, next. Every link is an address of its own, so it can be shared. */
export function PageLinks({ id, label, page, count, onPage }: PageLinksProps) {
  const nav = useRef<HTMLElement>(null)
  const pressed = useRef(false)

  // A link that disappears with its press hands the focus to the page's own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of page
  useEffect(() => {
    if (!pressed.current || nav.current?.contains(document.activeElement)) return
    nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  }, [page])

  function press(to: number) {
    return {
      'data-replay': '',
      onClick(event: MouseEvent) {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        pressed.current = true
        onPage(to)
      },
    }
  }

  return (
    <nav className="gallery-pages" aria-label={label ? `Pages: ${label}` : 'Pages'} ref={nav}>
      {page > 1 && (
        <a
          href={`#${id}|${page - 1}`}
          {...press(page - 1)}
          className="gallery-step"
          aria-label="Previous page"
        >
          <Icon name="arrow-left" className="icon-flip" />
        </a>
      )}
      {pageLinks(page, count).map((entry, index) =>
        entry === 'gap' ? (
          <span key={`gap-${index}`} className="gallery-gap" aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={entry}
            href={`#${id}|${entry}`}
            {...press(entry)}
            className="gallery-page"
            aria-label={`Page ${entry}`}
            aria-current={entry === page ? 'page' : undefined}
          >
            {entry}
          </a>
        ),
      )}
      {page < count && (
        <a
          href={`#${id}|${page + 1}`}
          {...press(page + 1)}
          className="gallery-step"
          aria-label="Next page"
        >
          <Icon name="arrow-right" className="icon-flip" />
        </a>
      )}
      <span className="visually-hidden" role="status">
        {pressed.current ? `Page ${page} of ${count}` : ''}
      </span>
    </nav>
  )
}
