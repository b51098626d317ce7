import { escapeHtml, trimEnd } from '#base'
import type { Pages, Redirect } from '#pages'
import { isRightToLeftLocale } from '#texts'
import { copyPath, fileOf } from './copy-path.ts'
import type { Links } from './links.ts'

/** Response headers of the live site that also apply to files. */
const HEADERS = [
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
]
/** Paths with content hashes. */
const FOREVER = ['/assets/*', '/fonts/*', '/media/*']

/** `_headers` for hosts of static sites: headers that a page cannot set itself. */
export function headersFile(headers: Record<string, unknown>): string {
  const common = HEADERS.flatMap(name => (headers[name] ? [`  ${name}: ${headers[name]}`] : []))
  const frame = "  content-security-policy: frame-ancestors 'self'"
  const kept = FOREVER.map(path => `${path}\n  cache-control: public, max-age=31536000, immutable`)
  return `${['/*', ...common, frame].join('\n')}\n\n${kept.join('\n\n')}\n`
}

const BATCH = 500

async function* allRedirects(pages: Pages): AsyncGenerator<Redirect> {
  const how = { perPage: BATCH, sort: 'from', order: 'asc' } as const
  for (let page = 1; ; page++) {
    const { items } = await pages.redirects.list({ ...how, page })
    yield* items
    if (items.length < BATCH) return
  }
}

/**
 * Redirects: a small page for each, which any server can serve, and all of them in `_redirects` for
 * hosts that read it. Wildcard redirects are only in `_redirects`.
 */
export async function redirectFiles({
  pages,
  links,
  live,
  url,
  moved,
  locale,
}: {
  pages: Pages
  links: Links
  live: string
  url: string | undefined
  /** Text of such a page. */
  moved: string
  locale: string
}): Promise<{ list: string; pages: Map<string, string> }> {
  const lines: string[] = []
  const files = new Map<string, string>()
  for await (const { from, to, status } of allRedirects(pages)) {
    const isBelow = from.endsWith('/*')
    const target = to.endsWith('/*') ? `${to.slice(0, -1)}:splat` : to
    const found = isBelow ? target : await links.toHref(to, new URL(live))
    lines.push(`${encodeURI(from)} ${isBelow ? encodeURI(target) : found} ${status}`)
    if (isBelow) continue
    const file = fileOf(copyPath(new URL(encodeURI(trimEnd(from, '/')) || '/', live)))
    const canonical = URL.parse(found, url ?? live)?.href ?? found
    if (file) files.set(file, redirectPage(found, canonical, { moved, locale }))
  }
  return { list: lines.map(line => `${line}\n`).join(''), pages: files }
}

function redirectPage(
  to: string,
  canonical: string,
  { moved, locale }: { moved: string; locale: string },
): string {
  const href = escapeHtml(to)
  const dir = isRightToLeftLocale(locale) ? 'rtl' : 'ltr'
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${escapeHtml(canonical)}">
<title>${escapeHtml(moved)}</title>
<p>${escapeHtml(moved)} <a href="${href}">${href}</a></p>
`
}
