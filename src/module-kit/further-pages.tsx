import type { pagingTexts } from './kit-texts.ts'
import { isGrowing } from './list-address.ts'
import { PageLinks } from './page-links.tsx'
import { useTexts } from './texts.tsx'

interface FurtherPagesProps {
  /** As `paginationField` offers it. */
  pagination: string
  page: number
  pages: number
  /** Of what shows this page of the list; where it grows, with all before it. */
  hrefOf(page: number): string
  isLandmark: boolean
  label?: string
}

/** The way to what a list does not show yet: links to its pages, or one that brings more of it below (NAV-9). */
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
