import { Fragment } from 'react'
import { Icon } from './icon.tsx'
import type { pagingTexts } from './kit-texts.ts'
import { LinkGroup } from './link-group.tsx'
import { pageNumbers } from './page-numbers.ts'
import { useTexts } from './texts.tsx'

interface PageLinksProps {
  page: number
  pages: number
  /** Of the whole page that shows this page of the list. */
  hrefOf(page: number): string
  isLandmark: boolean
  label?: string
}

/** Pages as links (PF-3, NAV-9): they work without script, and each page has an address. */
export function PageLinks({ page, pages, hrefOf, isLandmark, label }: PageLinksProps) {
  const t = useTexts<typeof pagingTexts>()
  if (pages <= 1) return null
  return (
    <LinkGroup className="page-links" label={label ?? t('pages')} isLandmark={isLandmark}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" data-swap="page">
          <Icon name="arrow-left" className="icon-flip" />
          <span>{t('previousPage')}</span>
        </a>
      )}
      <ol className="plain-list">
        {pageNumbers(page, pages).map((number, index, all) => (
          <Fragment key={number}>
            {number - (all[index - 1] ?? 0) > 1 && <li aria-hidden="true">…</li>}
            <li>
              <a
                href={hrefOf(number)}
                data-swap="page"
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
        <a href={hrefOf(page + 1)} rel="next" data-swap="page">
          <span>{t('nextPage')}</span>
          <Icon name="arrow-right" className="icon-flip" />
        </a>
      )}
    </LinkGroup>
  )
}
