import { createHash } from 'node:crypto'
import { decodePath } from '#base'

/** Of a value of a query that may stand in a path as it is. */
const PLAIN = /^[\p{L}\p{N}_-][\p{L}\p{N}_.-]{0,59}$/u
/** Pages whose address is a file's already. */
const IS_FILE = /[^/]\.html?$/i

/** Where a page stands in the copy, encoded: `/about` → `/about/`, `/journal?page=2` → `/journal/page/2/`. */
export function copyPath({ pathname, searchParams }: URL): string {
  const steps = [...searchParams].sort(([a], [b]) => (a < b ? -1 : Number(a > b))).flat()
  if (steps.length === 0) return IS_FILE.test(pathname) ? pathname : withSlash(pathname)
  const below = steps.map(step => encodeURIComponent(PLAIN.test(step) ? step : digest(step)))
  return `${withSlash(pathname)}${below.join('/')}/`
}

/** The same where a page of the site's own stands there already. */
export const otherCopyPath = (url: URL) =>
  `${withSlash(url.pathname)}${digest(url.search).slice(0, 12)}/`

/** The file of an address of the copy: a server shows `index.html` for a folder. */
export function fileOf(href: string): string | undefined {
  const path = decodePath(href)
  if (path === undefined || path.split('/').some(step => step === '..' || step === '.')) {
    return undefined
  }
  return (path.endsWith('/') ? `${path}index.html` : path).slice(1)
}

const withSlash = (pathname: string) => (pathname.endsWith('/') ? pathname : `${pathname}/`)
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24)
