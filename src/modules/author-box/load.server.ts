import type { LoadContext, PropsOf } from '#module-contract'
import { type AuthorProfile, archivePath, isContentKind } from '#pages/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface AuthorData {
  /** Undefined if the page names no author. Without a profile it has only a name. */
  author: AuthorProfile | undefined
  /** URL of the author's archive. */
  href?: string | undefined
}

/** Author of the page or archive. */
export async function load(
  _props: PropsOf<typeof Props>,
  { services, page, tag }: Pick<LoadContext<Services>, 'services' | 'page' | 'tag'>,
): Promise<AuthorData> {
  const { content, authors, settings } = services.pages
  const { archive, kind } = page
  const name =
    archive && archive.of !== 'product'
      ? archive.filter.author
      : (await content.findContent(page.id, tag))?.author
  if (!name) return { author: undefined }
  const profile = await authors.profile(name, tag)
  if (!profile) {
    return { author: { name, slug: '', role: '', bio: '', portrait: undefined, links: [] } }
  }
  if (!isContentKind(kind)) return { author: profile }
  const places = await settings.get()
  return {
    author: profile,
    href: archivePath(places, { of: kind, by: 'author', slug: profile.slug }),
  }
}
