import { formatDate, formatMoney, listFormat, shorten } from '#base'
import { fields, type LoadContext, type PropsOf, type ResolvedImage } from '#module-contract'
import type { KeyOf, Translate } from '#texts'
import { toContentQuery } from '../fields/content-source.ts'
import { listedSlideFields } from '../fields/listed-slides.ts'
import { type ListedSlide, type ListedSlides, toListedSlide } from './listed-slides.ts'

const Source = fields(listedSlideFields)
type Props = PropsOf<typeof Source>
type Tag = (...tags: string[]) => void

interface ListedPage {
  path: string
  title: string
  excerpt: string
  image: ResolvedImage | undefined
  categories: readonly { name: string }[]
  publishedAt: number
}

interface ListedProduct {
  path: string
  name: string
  price: { min: number; max: number } | undefined
  picture: ResolvedImage | undefined
}

interface Listed {
  pages: {
    content: {
      listContent(
        query: ReturnType<typeof toContentQuery> & {
          offset: number
          limit: number
          withArticles: false | 'excerpts'
        },
        tag: Tag,
      ): Promise<{ items: ListedPage[] }>
    }
  }
  shop: {
    catalog: {
      list(
        query: { category?: string; sort: 'name' | 'newest'; perPage: number },
        tag: Tag,
      ): Promise<{
        products: ListedProduct[]
        money: { currency: string; locale: string }
        freshUntil: number | undefined
      }>
    }
  }
}
type Context = LoadContext<Listed>

/** Loads items of the site for modules with `listedSlideFields`. */
export async function loadListedSlides(props: Props, context: Context): Promise<ListedSlides> {
  if (props.source === 'slides') return { listed: undefined }
  const listed =
    props.source === 'products'
      ? await loadProducts(props, context)
      : await loadPages(props.source === 'posts' ? 'post' : 'project', props, context)
  return { listed: listed.map(slide => ({ ...slide, facts: props.showFacts ? slide.facts : '' })) }
}

async function loadPages(
  kind: 'post' | 'project',
  props: Props,
  { services, language, tag }: Context,
): Promise<ListedSlide[]> {
  const { order, count, showExcerpt, excerptLength } = props
  const categories = kind === 'post' ? props.postCategories : props.projectCategories
  const query = toContentQuery(kind, { source: 'category', categories, ids: '', order })
  const { items } = await services.pages.content.listContent(
    { ...query, offset: 0, limit: count, withArticles: showExcerpt && 'excerpts' },
    tag,
  )
  return items.map(item => {
    const date = item.publishedAt > 0 ? [formatDate(item.publishedAt, language)] : []
    const names = item.categories.map(category => category.name)
    const facts = listFormat(language.locale, { type: 'unit' }).format([...date, ...names])
    const excerpt = showExcerpt ? shorten(item.excerpt, excerptLength) : ''
    return toListedSlide({ ...item, excerpt }, facts)
  })
}

async function loadProducts(
  { productCategory, order, count }: Props,
  context: Context,
): Promise<ListedSlide[]> {
  const t: Translate<KeyOf<{ en: { fromPrice: string } }>> = context.translate
  const { products, money, freshUntil } = await context.services.shop.catalog.list(
    {
      ...(productCategory ? { category: productCategory } : {}),
      sort: order === 'title' ? 'name' : 'newest',
      perPage: count,
    },
    context.tag,
  )
  if (freshUntil) context.freshUntil(freshUntil)
  return products.map(({ path, name, price, picture }) => {
    const least = price ? formatMoney(price.min, money.currency, money.locale) : ''
    const facts = price && price.min !== price.max ? t('fromPrice', { price: least }) : least
    return toListedSlide({ path, title: name, excerpt: '', image: picture }, facts)
  })
}
