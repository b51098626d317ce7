import { listHref, othersIn, pageIn } from '#module-kit/client'

const MAX_LENGTH = 100
/** In the order of the hash: category, then page (NAV-1). */
const PARAMETERS = ['projects', 'projects-page'] as const

/** What the query of a page says of a portfolio on it. */
export interface PortfolioAddress {
  path: string
  /** A slug; empty for all. */
  category: string
  page: number
  names: { category: string; page: string }
  /** What other modules of the page keep in the query. */
  others: [string, string][]
}

export function readAddress(url: URL, parameter: (name: string) => string): PortfolioAddress {
  const [category, page] = PARAMETERS.map(parameter) as [string, string]
  return {
    path: url.pathname,
    category: (url.searchParams.get(category) ?? '').slice(0, MAX_LENGTH),
    page: pageIn(url.searchParams, page),
    names: { category, page },
    others: othersIn(url.searchParams, [category, page]),
  }
}

type Shown = Pick<PortfolioAddress, 'category' | 'page'>

/** The portfolio's own parameters, in the one spelling that links and cached pages share. */
export function toQuery({ names, category, page }: Shown & Pick<PortfolioAddress, 'names'>) {
  const query = new URLSearchParams()
  if (category) query.set(names.category, category)
  if (page > 1) query.set(names.page, String(page))
  return query
}

/** The page with another category, from its first page, or with another page of the same. */
export function toHref(address: PortfolioAddress, shown: Shown): string {
  return listHref(address.path, address.others, toQuery({ names: address.names, ...shown }))
}

/** Whether its names are the plain ones: of the first portfolio of a page. */
export function isFirst({ names }: PortfolioAddress): boolean {
  return names.category === PARAMETERS[0]
}
