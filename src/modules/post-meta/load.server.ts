import { formatMonth } from '#base'
import type { LoadContext, PropsOf } from '#module-contract'
import { archivePath, type ContentItem, isContentKind, type Term } from '#pages/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

/** Undefined for pages that do not exist, such as examples. */
export interface MetaData
  extends Pick<ContentItem, 'publishedAt' | 'author' | 'categories' | 'tags' | 'article'> {
  /** Number of comments, if they are on. */
  comments?: number | undefined
  /** Archive URLs of terms (by id), author and month. */
  links?: { terms: Record<string, string>; author: string | undefined; month: string | undefined }
}

/** Data of the current page. */
export async function load(
  props: PropsOf<typeof Props>,
  context: Pick<LoadContext<Services>, 'services' | 'page' | 'tag' | 'language'>,
): Promise<MetaData> {
  const { services, page, tag } = context
  const item = await services.pages.content.findContent(page.id, tag, props.showReadingTime)
  const comments = props.showComments ? await countComments(page.id, services, tag) : undefined
  const links = item && props.linkArchives ? await findLinks(item, context) : undefined
  return {
    ...(item ?? { publishedAt: 0, author: '', categories: [], tags: [] }),
    comments,
    ...(links ? { links } : {}),
  }
}

/** Only posts and projects have archives, and authors with a profile. */
async function findLinks(
  { categories, tags, author, publishedAt }: ContentItem,
  {
    services,
    page,
    tag,
    language,
  }: Pick<LoadContext<Services>, 'services' | 'page' | 'tag' | 'language'>,
): Promise<MetaData['links']> {
  const { kind: of } = page
  if (!isContentKind(of)) return undefined
  const places = await services.pages.settings.get()
  const profile = author ? await services.pages.authors.profile(author, tag) : undefined
  const hrefs = (by: 'category' | 'tag', terms: readonly Term[]) =>
    terms.flatMap(({ id, slug }) => {
      const href = archivePath(places, { of, by, slug })
      return href ? [[id, href]] : []
    })
  const month = publishedAt > 0 ? formatMonth(publishedAt, language.timeZone) : ''
  return {
    terms: Object.fromEntries([...hrefs('category', categories), ...hrefs('tag', tags)]),
    author: profile && archivePath(places, { of, by: 'author', slug: profile.slug }),
    month: month ? archivePath(places, { of, by: 'month', slug: month }) : undefined,
  }
}

async function countComments(
  id: string,
  { comments }: Services,
  tag: LoadContext<Services>['tag'],
): Promise<number | undefined> {
  const { state } = await comments.discussion(id, tag)
  return state === 'off' ? undefined : (await comments.count(id, tag)).total
}
