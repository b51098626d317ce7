import { useTexts } from '#module-contract'
import { type AccountView, viewPath } from './account-data.ts'
import type { texts } from './texts.ts'

interface AccountPagesProps {
  list: { page: number; pages: number }
  path: string
  view: AccountView
}

/** Links to newer and older entries. */
export function AccountPages({ list: { page, pages }, path, view }: AccountPagesProps) {
  const t = useTexts<typeof texts>()
  const to = (wanted: number) => viewPath(path, view, { page: String(wanted) })
  if (pages <= 1) return null
  return (
    <nav className="account-pages" aria-label={t('pages')}>
      {page > 1 && (
        <a href={to(page - 1)} rel="prev">
          {t('newer')}
        </a>
      )}
      <span>{t('pageOf', { page, pages })}</span>
      {page < pages && (
        <a href={to(page + 1)} rel="next">
          {t('older')}
        </a>
      )}
    </nav>
  )
}
