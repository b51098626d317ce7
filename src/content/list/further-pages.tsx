import { useTexts } from '#module-contract/client'
import type { pagingTexts } from '../texts.ts'
import { isGrowing } from './list-address.ts'
import { PageLinks } from './page-links.tsx'

interface FurtherPagesProps {
  /** Value of `paginationField`. */
  pagination: string
  page: number
  pages: number
  /** URL of a page of the list; for growing lists, of all pages up to it. */
  hrefOf(page: number): string
  isLandmark: boolean
  label?: string
}

/** Links to the other pages of a list, or a link that loads more below (NAV-9). */
export function FurtherPages({ pagination, ...rest }: FurtherPagesProps) {
  const t = useTexts<typeof pagingTexts>()
  if (!isGrowing(pagination)) return <PageLinks {...rest} />
  const { page, pages, hrefOf } = rest
  if (page >= pages) return null
  return (
    <a
      className="button paged-more"
      data-style="outline"
      data-swap="more"
      data-endless={pagination === 'endless' ? '' : undefined}
      href={hrefOf(page + 1)}
    >
      {t('loadMore')}
    </a>
  )
}
