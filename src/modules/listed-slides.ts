import { formatDate } from '#base'
import {
  fields,
  KEPT_IMAGE,
  type LoadContext,
  type PropsOf,
  type ResolvedImage,
  SERVER_TEXT,
  shorten,
  toContentQuery,
} from '#module-kit'
import type { ContentItem } from '#pages/schema'
import { priceText } from '#shop/client'
import type { ProductCard, ProductList } from '#shop/schema'
import type { KeyOf, Translate } from '#texts'
import { listedSlideFields } from './listed-slide-fields.ts'
import type { listedSlideTexts } from './listed-slide-texts.ts'
import type { Services } from './services.ts'

const Source = fields(listedSlideFields)
type Props = PropsOf<typeof Source>

/** A post, a project or a product as a slide shows it. */
export interface ListedSlide {
  href: string
  title: string
  /** Its date and categories, or its price. */
  facts: string
  excerpt: string
  image: ResolvedImage | null
}

export interface ListedSlides {
  /** Undefined where the slides are set one by one. */
  listed: ListedSlide[] | undefined
}

type Context = LoadContext<Services>

export async function loadListedSlides(props: Props, context: Context): Promise<ListedSlides> {
  if (props.source === 'slides') return { listed: undefined }
  const listed =
    props.source === 'products'
      ? await loadProducts(props, context)
      : await loadContent(props.source === 'posts' ? 'post' : 'project', props, context)
  return { listed: listed.map(slide => ({ ...slide, facts: props.showFacts ? slide.facts : '' })) }
}

async function loadContent(kind: 'post' | 'project', props: Props, context: Context) {
  const { order, count, showExcerpt, excerptLength } = props
  const categories = kind === 'post' ? props.postCategories : props.projectCategories
  const query = toContentQuery(kind, { source: 'category', categories, ids: '', order })
  const { items } = await context.services.pages.content.listContent(
    { ...query, offset: 0, limit: count, withArticles: showExcerpt },
    context.tag,
  )
  return items.map(item => ({
    href: item.path,
    title: item.title,
    facts: factsOf(item, context),
    excerpt: showExcerpt ? shorten(item.excerpt, excerptLength) : '',
    image: item.image ?? null,
  }))
}

function factsOf(item: ContentItem, { language }: Context): string {
  const date = item.publishedAt > 0 ? [formatDate(item.publishedAt, language)] : []
  const names = item.categories.map(category => category.name)
  return new Intl.ListFormat(language.locale, { type: 'unit' }).format([...date, ...names])
}

async function loadProducts({ productCategory, order, count }: Props, context: Context) {
  const list = await context.services.shop.catalog.list(
    {
      ...(productCategory ? { category: productCategory } : {}),
      sort: order === 'title' ? 'name' : 'newest',
      perPage: count,
    },
    context.tag,
  )
  if (list.freshUntil) context.freshUntil(list.freshUntil)
  return list.products.map(product => ({
    href: product.path,
    title: product.name,
    facts: priceOf(product, list, context.translate),
    excerpt: '',
    image: product.picture ?? null,
  }))
}

function priceOf(
  { price }: ProductCard,
  { money }: ProductList,
  t: Translate<KeyOf<typeof listedSlideTexts>>,
): string {
  if (!price) return ''
  const { from, now } = priceText(price, money)
  return from ? t('fromPrice', { price: now }) : now
}

/** What an island is sent of them: where they lead. The HTML has the rest. */
export function toIslandSlides({ listed }: ListedSlides): ListedSlides {
  const kept = (text: string) => text && SERVER_TEXT
  return {
    listed: listed?.map(({ href, title, facts, excerpt, image }) => ({
      href,
      title: kept(title),
      facts: kept(facts),
      excerpt: kept(excerpt),
      image: image && KEPT_IMAGE,
    })),
  }
}
