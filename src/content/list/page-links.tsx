import { Fragment, type MouseEvent, useEffect, useRef } from 'react'
import { useTexts } from '#module-contract/client'
import { Icon, LinkGroup } from '#ui/client'
import type { pagingTexts } from '../texts.ts'
import { pageNumbers } from './page-numbers.ts'

interface PageLinksProps {
  page: number
  pages: number
  /** URL of a page of the list. */
  hrefOf(page: number): string
  isLandmark: boolean
  label?: string
  /** Called to change the page without a request. Without it, the page script replaces the part (NAV-9). */
  onPage?: (page: number) => void
}

/** Pagination links (GA-1, PF-3, NAV-9). Each page has a URL. */
export function PageLinks({ page, pages, hrefOf, isLandmark, label, onPage }: PageLinksProps) {
  const t = useTexts<typeof pagingTexts>()
  const numbers = useRef<HTMLOListElement>(null)
  const pressed = useRef(false)

  // If the focused link disappears, the focus moves to the link of the current page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of page
  useEffect(() => {
    if (!pressed.current || numbers.current?.parentElement?.contains(document.activeElement)) return
    numbers.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  }, [page])

  function leadTo(to: number) {
    if (!onPage) return { 'data-swap': 'page' }
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

  if (pages <= 1) return null
  return (
    <LinkGroup className="page-links" label={label ?? t('pages')} isLandmark={isLandmark}>
      {page > 1 && (
        <a {...leadTo(page - 1)} href={hrefOf(page - 1)} rel="prev">
          <Icon name="arrow-left" className="icon-flip" />
          <span>{t('previousPage')}</span>
        </a>
      )}
      <ol className="plain-list" ref={numbers}>
        {pageNumbers(page, pages).map((number, index, all) => (
          <Fragment key={number}>
            {number - (all[index - 1] ?? 0) > 1 && <li aria-hidden="true">…</li>}
            <li>
              <a
                {...leadTo(number)}
                href={hrefOf(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={t('page', { number })}
              >
                {number}
              </a>
            </li>
          </Fragment>
        ))}
      </ol>
      {page < pages && (
        <a {...leadTo(page + 1)} href={hrefOf(page + 1)} rel="next">
          <span>{t('nextPage')}</span>
          <Icon name="arrow-right" className="icon-flip" />
        </a>
      )}
      {onPage && (
        <span className="visually-hidden" role="status">
          {pressed.current ? t('pageOf', { number: page, count: pages }) : ''}
        </span>
      )}
    </LinkGroup>
  )
}
