import type { LoadContext, PropsOf } from '#module-kit'
import type { AuthorProfile } from '#pages/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface AuthorData {
  /** Nothing of a page that names none; one without a profile has only a name. */
  author: AuthorProfile | undefined
}

/** Who wrote the page that it stands on. */
export async function load(
  _props: PropsOf<typeof Props>,
  { services, page, tag }: Pick<LoadContext<Services>, 'services' | 'page' | 'tag'>,
): Promise<AuthorData> {
  const { content, authors } = services.pages
  const name = (await content.findContent(page.id, tag))?.author
  if (!name) return { author: undefined }
  const profile = await authors.profile(name, tag)
  return { author: profile ?? { name, role: '', bio: '', portrait: undefined, links: [] } }
}
