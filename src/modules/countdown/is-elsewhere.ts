/** Whether a link leads away from where somebody is: a page that led to itself would be loaded without end. */
export function isElsewhere(href: string, here: string): boolean {
  const [to, from] = [new URL(href, here), new URL(here)]
  // A place on the page loads nothing; with another query the page says something else.
  const isOther = to.hash !== '' || (to.search !== '' && to.search !== from.search)
  return isOther || placeOf(to) !== placeOf(from)
}

/** With and without a slash at its end an address is one page. */
const placeOf = ({ origin, pathname }: URL) => origin + pathname.replace(/\/$/, '')
