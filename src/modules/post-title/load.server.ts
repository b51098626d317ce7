import type { LoadContext, PropsOf } from '#module-kit'
import type { ContentItem } from '#pages/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface TitleData extends Pick<ContentItem, 'title' | 'excerpt' | 'image'> {
  categories: ContentItem['categories']
}

/** Of the page that it stands on. */
export async function load(
  _props: PropsOf<typeof Props>,
  { services, page, tag }: Pick<LoadContext<Services>, 'services' | 'page' | 'tag'>,
): Promise<TitleData> {
  const item = await services.pages.content.findContent(page.id, tag)
  const { excerpt = '', image, categories = [] } = item ?? {}
  return { title: page.title, excerpt, image, categories }
}
