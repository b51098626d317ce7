import { Fragment, type MouseEvent, useEffect, useRef } from 'react'
import { Icon, pageNumbers, useTexts } from '#module-kit/client'
import type { texts } from './texts.ts'

interface PageLinksProps {
  id: string
  label: string
  page: number
  count: number
  onPage(page: number): void
}

/** Previous, at most five numbers, next. Every link is an address of its own, so it can be shared. */
export function PageLinks({ id, label, page, count, onPage }: PageLinksProps) {
  const t = useTexts<typeof texts>()
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
    <nav
      className="gallery-pages"
      aria-label={label ? t('pagesOf', { name: label }) : t('pages')}
      ref={nav}
    >
      {page > 1 && (
        <a
          href={`#${id}|${page - 1}`}
          {...press(page - 1)}
          className="gallery-step"
          aria-label={t('previousPageLong')}
        >
          <Icon name="arrow-left" className="icon-flip" />
        </a>
      )}
      {pageNumbers(page, count).map((number, index, all) => (
        <Fragment key={number}>
          {number - (all[index - 1] ?? 0) > 1 && (
            <span className="gallery-gap" aria-hidden="true">
              …
            </span>
          )}
          <a
            href={`#${id}|${number}`}
            {...press(number)}
            className="gallery-page"
            aria-label={t('page', { number })}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </a>
        </Fragment>
      ))}
      {page < count && (
        <a
          href={`#${id}|${page + 1}`}
          {...press(page + 1)}
          className="gallery-step"
          aria-label={t('nextPageLong')}
        >
          <Icon name="arrow-right" className="icon-flip" />
        </a>
      )}
      <span className="visually-hidden" role="status">
        {pressed.current ? t('pageOf', { number: page, count }) : ''}
      </span>
    </nav>
  )
}
