/** Whether a link leads to another page. A page that redirects to itself would reload endlessly. */
export function isElsewhere(href: string, here: string): boolean {
  const [to, from] = [new URL(href, here), new URL(here)]
  // A fragment loads nothing; another query is another page.
  const isOther = to.hash !== '' || (to.search !== '' && to.search !== from.search)
  return isOther || placeOf(to) !== placeOf(from)
}

/** URLs with and without trailing slash are the same page. */
const placeOf = ({ origin, pathname }: URL) => origin + pathname.replace(/\/$/, '')
