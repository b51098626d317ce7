import { Fragment } from 'react'
import { Icon, pageNumbers, useTexts } from '#module-kit/client'
import { type ListAddress, toHref } from './address.ts'
import { Links } from './Links.tsx'
import type { texts } from './texts.ts'

/** Pages as links: they work without script, and each page has an address. */
export function PageLinks({
  address,
  page,
  pages,
}: {
  address: ListAddress
  page: number
  pages: number
}) {
  const t = useTexts<typeof texts>()
  if (pages <= 1) return null
  return (
    <Links className="product-pages" label={t('pages')} address={address}>
      {page > 1 && (
        <a href={toHref(address, { page: page - 1 })} rel="prev" data-swap="page">
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
                href={toHref(address, { page: number })}
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
        <a href={toHref(address, { page: page + 1 })} rel="next" data-swap="page">
          <span>{t('nextPage')}</span>
          <Icon name="arrow-right" className="icon-flip" />
        </a>
      )}
    </Links>
  )
}
