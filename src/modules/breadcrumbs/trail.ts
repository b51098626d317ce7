/** A breadcrumb; plain text without a URL. */
export interface Crumb {
  title: string
  href?: string | undefined
}

export interface Trail {
  /** Between the home page and the current one, top down. */
  above: Crumb[]
  current: string
  /** The home page has no breadcrumbs. */
  isHome: boolean
  /** The first breadcrumbs of a page are a landmark, further ones groups. */
  isFirst: boolean
}

/** Structured data (schema.org BreadcrumbList): entries with URLs, and the page itself. */
export function toBreadcrumbList(
  home: string,
  { above, current }: Pick<Trail, 'above' | 'current'>,
  address: { publicUrl: string; path: string },
) {
  const steps = [{ title: home, href: '/' }, ...above, { title: current, href: address.path }]
  const linked = steps.filter(step => step.href !== undefined)
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({ title, href = '' }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: new URL(href, address.publicUrl).href,
    })),
  }
}
