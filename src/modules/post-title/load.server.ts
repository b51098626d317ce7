import type { ArchiveFacts, LoadContext, PropsOf } from '#module-contract'
import { type ContentItem, mediaTag, toImage } from '#pages/schema'
import { catalogTags } from '#shop'
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
  if (page.archive) return ofArchive(page.archive, context)
  const term = await findShopTerm(context)
  if (term)
    return { title: term.name, excerpt: '', image: undefined, categories: [], kicker: term.kicker }
  const item = await services.pages.content.findContent(page.id, tag)
  const { excerpt = '', image, categories = [] } = item ?? {}
  return { title: page.title, excerpt, image, categories }
}

/** The category or tag whose products the shop's page lists, as its URL says. */
async function findShopTerm({ services, url, tag, translate }: Context) {
  if (url.search === '') return undefined
  const { paths } = await services.shop.settings()
  if (url.pathname !== encodeURI(paths.shop)) return undefined
  const t: Translate<KeyOf<typeof texts>> = translate
  for (const by of ['category', 'tag'] as const) {
    const slug = url.searchParams.get(by)
    const term = slug ? await services.shop.catalog.findTerm(by, slug) : undefined
    if (!term) continue
    tag(by === 'category' ? catalogTags.category(term.id) : catalogTags.lists)
    return { name: term.name, kicker: t(by) }
  }
  return undefined
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
