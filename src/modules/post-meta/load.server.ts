import type { LoadContext, PropsOf } from '#module-kit'
import type { ContentItem } from '#pages/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

/** Nothing for a page that cannot be found, such as an example. */
export type MetaData = Pick<
  ContentItem,
  'publishedAt' | 'author' | 'categories' | 'tags' | 'article'
>

/** Of the page that it stands on. */
export async function load(
  props: PropsOf<typeof Props>,
  { services, page, tag }: Pick<LoadContext<Services>, 'services' | 'page' | 'tag'>,
): Promise<MetaData> {
  const item = await services.pages.content.findContent(page.id, tag, props.showReadingTime)
  return item ?? { publishedAt: 0, author: '', categories: [], tags: [] }
}
