import type { APIRequestContext } from '@playwright/test'

/** Generated archives, such as `/journal/category/<slug>`. */
const MADE_LIST = /\/(category|tag|author|series)\//

/** Paths in the sitemap, with one archive of each kind. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname)
  return [...new Map(paths.map(path => [MADE_LIST.exec(path)?.[1] ?? path, path])).values()]
}
