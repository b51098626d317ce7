import type { LoadContext, PropsOf } from '#module-kit'
import type { ContentItem } from '#pages/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

/** Nothing for a page that cannot be found, such as an example. */
export interface MetaData
  extends Pick<ContentItem, 'publishedAt' | 'author' | 'categories' | 'tags' | 'article'> {
  /** How many there are, where they are on. */
  comments?: number | undefined
}

/** Of the page that it stands on. */
export async function load(
  props: PropsOf<typeof Props>,
  { services, page, tag }: Pick<LoadContext<Services>, 'services' | 'page' | 'tag'>,
): Promise<MetaData> {
  const item = await services.pages.content.findContent(page.id, tag, props.showReadingTime)
  const comments = props.showComments ? await countComments(page.id, services, tag) : undefined
  return { ...(item ?? { publishedAt: 0, author: '', categories: [], tags: [] }), comments }
}

async function countComments(
  id: string,
  { comments }: Services,
  tag: LoadContext<Services>['tag'],
): Promise<number | undefined> {
  const { state } = await comments.discussion(id, tag)
  return state === 'off' ? undefined : (await comments.count(id, tag)).total
}
