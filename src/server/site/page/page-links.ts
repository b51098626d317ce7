import { FEED_LINK, type HeadLink } from '#module-contract'
import type { ResolvedPage } from './resolve-page.ts'

/** Removes duplicate links, for example of a feed that both a post and a list name. */
export const uniqueLinks = (links: readonly HeadLink[]) => [
  ...new Map(links.map(link => [JSON.stringify(link), link])).values(),
]

/** Feed links: all posts for posts, an archive's own feed for archives. */
export function feedsOf({ archive, path, published }: ResolvedPage): HeadLink[] {
  if (archive && archive.of !== 'product')
    return [{ ...FEED_LINK, href: `${encodeURI(path)}${FEED_LINK.href}`, title: archive.name }]
  return published?.kind === 'post' ? [FEED_LINK] : []
}
