import type { Links } from './links.ts'

/**
 * Sitemap with the copy's URLs. Pages that exist only on the live site are omitted, because a
 * sitemap covers one host.
 */
export async function sitemapOfCopy(xml: string, links: Links): Promise<string> {
  const parts = xml.split(/(?=<url>|<\/urlset>)/)
  const kept = await Promise.all(
    parts.map(async part => {
      const [, loc] = /^<url><loc>([^<]*)<\/loc>/.exec(part) ?? []
      const to = loc === undefined ? undefined : URL.parse(loc.replaceAll('&amp;', '&'))
      if (to && (await links.place(to)).kind !== 'page') return ''
      return links.inText(part)
    }),
  )
  return kept.join('')
}
