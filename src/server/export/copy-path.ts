import { createHash } from 'node:crypto'
import { decodePath } from '#base'

/** Query values that can be used in a path unchanged. */
const PLAIN = /^[\p{L}\p{N}_-][\p{L}\p{N}_.-]{0,59}$/u
/** Pages whose path is already a file name. */
const IS_FILE = /[^/]\.html?$/i

/** Encoded path of a page in the copy: `/about` → `/about/`, `/journal?page=2` → `/journal/page/2/`. */
export function copyPath({ pathname, searchParams }: URL): string {
  const steps = [...searchParams].sort(([a], [b]) => (a < b ? -1 : Number(a > b))).flat()
  if (steps.length === 0) return IS_FILE.test(pathname) ? pathname : withSlash(pathname)
  const below = steps.map(step => encodeURIComponent(PLAIN.test(step) ? step : digest(step)))
  return `${withSlash(pathname)}${below.join('/')}/`
}

/** Alternative path if the site has its own page there. */
export const otherCopyPath = (url: URL) =>
  `${withSlash(url.pathname)}${digest(url.search).slice(0, 12)}/`

/** File of a URL in the copy. Servers show `index.html` for a folder. */
export function fileOf(href: string): string | undefined {
  const path = decodePath(href)
  if (path === undefined || path.split('/').some(step => step === '..' || step === '.')) {
    return undefined
  }
  return (path.endsWith('/') ? `${path}index.html` : path).slice(1)
}

const withSlash = (pathname: string) => (pathname.endsWith('/') ? pathname : `${pathname}/`)
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24)
