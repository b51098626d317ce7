const EXTENSION = /\.(?:rss|atom|rdf)$/i
const NAME = /(?:^|[._-])(?:feeds?|rss\d?|atom)(?:[._-][a-z\d]{1,10}){0,2}$/i
const QUERY = /(?:^|[?&])(?:feed|format)=(?:feed|rss2?|atom|rdf|json-?feed)(?:&|$)/i

/** Whether a URL looks like a feed, by its last path segment or query. Sitemaps are excluded. */
export function isFeedAddress(address: string): boolean {
  const url = URL.parse(address.trim())
  if (!url || !/^https?:$/.test(url.protocol) || url.username) return false
  if (QUERY.test(url.search)) return true
  const parts = url.pathname.split('/').filter(Boolean)
  const last = parts.at(-1) ?? ''
  const isFile = /\.(?:xml|json)$/i.test(last)
  if (EXTENSION.test(last) || NAME.test(isFile ? last.replace(/\.\w{1,5}$/, '') : last)) return true
  const above = parts.slice(0, -1)
  if (isFile) return last === 'index.xml' || /^(?:feeds?|rss|atom)$/i.test(above.at(-1) ?? '')
  return above.includes('feeds') && !last.includes('.')
}
