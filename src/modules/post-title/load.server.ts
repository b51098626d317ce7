import type { LoadContext, PageFacts, PropsOf } from '#module-contract'
import { type ContentItem, mediaTag, toImage } from '#pages/schema'
import { findShownArchive } from '#shop/http'
import type { KeyOf, Translate } from '#texts'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

export interface TitleData extends Pick<ContentItem, 'title' | 'excerpt' | 'image'> {
  categories: ContentItem['categories']
  /** Text above the title: for archives, their type. */
  kicker?: string | undefined
}

type Context = Pick<LoadContext<Services>, 'services' | 'page' | 'tag' | 'translate' | 'url'>

/** Title data of the page that the module is on. */
export async function load(_props: PropsOf<typeof Props>, context: Context): Promise<TitleData> {
  const { services, page, tag } = context
  const archive = (await findShownArchive(context)) ?? page.archive
  if (archive) return ofArchive(archive, context)
  const item = await services.pages.content.findContent(page.id, tag)
  const { excerpt = '', image, categories = [] } = item ?? {}
  return { title: page.title, excerpt, image, categories }
}

async function ofArchive(
  { by, name, description, image }: NonNullable<PageFacts['archive']>,
  context: Pick<LoadContext<Services>, 'services' | 'tag' | 'translate'>,
): Promise<TitleData> {
  const t: Translate<KeyOf<typeof texts>> = context.translate
  // The list of products shows text and logo of a brand.
  if (by === 'brand') {
    return { title: name, excerpt: '', image: undefined, categories: [], kicker: t(by) }
  }
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
