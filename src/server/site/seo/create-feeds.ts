import type { Pages } from '#pages'
import type { FinishedPage, PageCache } from '#render'
import { FEEDS } from './feeds.ts'

/** Feed readers poll often enough for this number. */
const LIMIT = 20

/** Finds the feed at a decoded path, if there is one. */
export type FindFeed = (path: string) => Promise<FinishedPage | undefined>

/**
 * `/feed.xml`, `/atom.xml` and `/feed.json`: the site's newest posts. Below an archive, the newest
 * entries of that archive: `/blog/category/news/feed.xml`.
 */
export function createFeeds(deps: { pages: Pages; cache: PageCache; publicUrl: string }): FindFeed {
  const { pages, cache, publicUrl } = deps

  /** The archive at a path, or the whole site for an empty path. */
  async function findList(path: string, tag: (...tags: string[]) => void) {
    const { siteName, tagline, locale } = await pages.settings.get()
    const archive = path ? await pages.archives.find(path, tag) : undefined
    if (path && !archive) return undefined
    const { of = 'post', filter } = archive ?? {}
    const part = { order: 'newest', offset: 0, limit: LIMIT, withArticles: true } as const
    const { items } = await pages.content.listContent({ ...filter, ...part, kind: of }, tag)
    const title = archive ? `${archive.name} – ${siteName}` : siteName
    return { items, title, description: archive?.description || tagline, locale }
  }

  return async path => {
    const slash = path.lastIndexOf('/')
    const [above, file] = [path.slice(0, slash), path.slice(slash + 1)]
    const format = Object.hasOwn(FEEDS, file) ? FEEDS[file] : undefined
    if (!format) return undefined
    const address = encodeURI(path)
    return cache.getOrRender(address, async () => {
      const tags = new Set(['site'])
      const list = await findList(above, (...more) => {
        for (const tag of more) tags.add(tag)
      })
      if (!list) return undefined
      const { items, ...said } = list
      const home = publicUrl + encodeURI(above || '/')
      const body = format.render({ ...said, publicUrl, home, self: publicUrl + address }, items)
      return { status: 200, contentType: format.contentType, isPrivate: false, body, tags }
    })
  }
}
