import type { ReactNode } from 'react'
import { CategoryLinks } from './category-links.tsx'
import { type CategoryAddress, categoryHref } from './list-address.ts'

interface PagedListProps {
  /** Id of the module. */
  id: string
  /** Whether visitors can filter the list. */
  isSwapped: boolean
  address: CategoryAddress
  categories: readonly { slug: string; name: string }[]
  /** Stores its state in the hash instead of the query (NAV-1). */
  inHash?: boolean
  says: {
    filter: string
    all: string
    /** Announced after an update. */
    status: string
    failed: string
    retry: string
    empty: string
    seeAll: string
  }
  /** Listed items; empty for an empty list. */
  children: ReactNode
  /** Pagination. */
  pages: ReactNode
}

/** List with categories and pagination that the page script updates without a full reload (NAV-9). */
export function PagedList(props: PagedListProps) {
  const { id, isSwapped, address, categories, inHash, says, children, pages } = props
  const toCategory = (category: string) => categoryHref(address, { category, page: 1 })
  return (
    <div
      id={`${id}-list`}
      className="paged-list"
      {...(isSwapped
        ? {
            'data-paginated': `${address.names.category} ${address.names.page}`,
            'data-hash': inHash ? `${id}|all|1` : undefined,
            'data-status': says.status,
            'data-failed': says.failed,
            'data-retry': says.retry,
          }
        : {})}
    >
      <CategoryLinks
        label={says.filter}
        all={says.all}
        categories={categories}
        current={address.category}
        hrefOf={toCategory}
        isLandmark={address.isFirst}
      />
      {children || (
        <p className="paged-none">
          {says.empty}{' '}
          {address.category && (
            <a href={toCategory('')} data-swap="category">
              {says.seeAll}
            </a>
          )}
        </p>
      )}
      {pages}
    </div>
  )
}
