import type { ArchiveFacts, LoadContext, PropsOf } from '#module-kit'
import { type ContentItem, mediaTag, toImage } from '#pages/schema'
import type { KeyOf, Translate } from '#texts'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

export interface TitleData extends Pick<ContentItem, 'title' | 'excerpt' | 'image'> {
  categories: ContentItem['categories']
  /** What stands above instead of categories: of an archive, what it is one of. */
  kicker?: string | undefined
}

/** Of the page that it stands on. */
export async function load(
  _props: PropsOf<typeof Props>,
  context: Pick<LoadContext<Services>, 'services' | 'page' | 'tag' | 'translate'>,
): Promise<TitleData> {
  const { services, page, tag } = context
  if (page.archive) return ofArchive(page.archive, context)
  const item = await services.pages.content.findContent(page.id, tag)
  const { excerpt = '', image, categories = [] } = item ?? {}
  return { title: page.title, excerpt, image, categories }
}

async function ofArchive(
  { by, name, description, image }: ArchiveFacts,
  context: Pick<LoadContext<Services>, 'services' | 'tag' | 'translate'>,
): Promise<TitleData> {
  const t: Translate<KeyOf<typeof texts>> = context.translate
  if (image) context.tag(mediaTag(image))
  const found = image ? (await context.services.pages.media.load([image])).get(image) : undefined
  return {
    title: name,
    excerpt: description,
    image: toImage(found),
    categories: [],
    kicker: by === 'all' ? undefined : t(by),
  }
}
