/** A step of the way from the home page; one without an address is only a name. */
export interface Crumb {
  title: string
  href?: string | undefined
}

export interface Trail {
  /** Between the home page and the current one, from the top down. */
  above: Crumb[]
  current: string
  /** The home page itself has nothing above it. */
  isHome: boolean
  /** The first of its page is a landmark, further ones are groups. */
  isFirst: boolean
}

/** Structured data as search engines show it (schema.org BreadcrumbList): only what has an address, and the page itself. */
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
