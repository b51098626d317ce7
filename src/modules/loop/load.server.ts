import { toDecimal } from '#base'
import {
  type CategoryAddress,
  categoryQuery,
  describeList,
  loadPages,
  toContentQuery,
} from '#content'
import type {
  LoadContext,
  ProductArchive,
  PropsOf,
  QueryContext,
  RepeatedItem,
  RepeatedSlots,
} from '#module-contract'
import {
  archivePath,
  type ContentKind,
  type ContentQuery,
  type FieldTest,
  isContentKind,
  isCustomKind,
  type Taxonomy,
} from '#pages/schema'
import { catalogTags } from '#shop'
import { priceText, withSuffix } from '#shop/schema'
import type { Services } from '../services.ts'
import { readAddress } from './address.ts'
import { type Item, type Items, toItem } from './items.ts'
import { MAX_PER_PAGE, type Props } from './props.ts'

type Options = PropsOf<typeof Props>
type Context = LoadContext<Services>

export interface LoopData extends RepeatedSlots {
  items: RepeatedItem[]
  total: number
  pages: number
  address: CategoryAddress
  /** Index of the first item that "Load more" added; 0 for none. */
  added: number
}

export function query(
  { pagination }: Options,
  { url, parameter }: QueryContext<Services>,
): URLSearchParams {
  const { names, page } = readAddress(url, parameter)
  return categoryQuery({ names, category: '', page: pagination === 'none' ? 1 : page })
}

export async function load(props: Options, context: Context): Promise<LoopData> {
  const { pagination, perPage, every } = props
  const asked = readAddress(context.url, context.parameter)
  const ask = { pagination, asked: asked.page, perPage, max: MAX_PER_PAGE }
  const list = await loadPages(ask, part => readItems(props, part, context))
  const { items, page, ...shown } = list
  const address = { ...asked, category: '', page }
  describeList(context, address, { pagination, source: props.source, total: shown.total })
  return {
    items: items.map((item, index) => ({
      ...item,
      slot: every > 0 && (index + 1) % every === 0 ? 'alternative' : 'content',
    })),
    ...shown,
    address,
  }
}

/** Requested range, without excluded items. */
interface Part {
  offset: number
  limit: number
}

/** Reads the items of any source. */
async function readItems(props: Options, part: Part, context: Context): Promise<Items> {
  const { source, skip } = props
  const from = { offset: part.offset + skip, limit: part.limit }
  const found = await readSource(source, props, from, context)
  return { items: found.items, total: Math.max(0, found.total - skip) }
}

async function readSource(
  source: Options['source'],
  props: Options,
  part: Part,
  context: Context,
): Promise<Items> {
  switch (source) {
    case 'posts':
      return readPages('post', props, part, context)
    case 'projects':
      return readPages('project', props, part, context)
    case 'archive': {
      const { archive } = context.page
      if (archive?.of === 'product') return readProducts(props, part, context, archive)
      return readPages(archive?.of ?? 'post', props, part, context)
    }
    case 'type':
      return isCustomKind(props.type)
        ? readPages(props.type, props, part, context)
        : { items: [], total: 0 }
    case 'products':
      return readProducts(props, part, context)
    case 'menu':
      return readMenu(props, part, context)
    case 'images':
      return readImages(props, part, context)
    case 'product-categories':
    case 'product-tags':
      return readProductTerms(source, part, context)
    default:
      return readTerms(source, props, part, context)
  }
}

async function readPages(
  kind: ContentKind,
  props: Options,
  part: Part,
  { services, page, publicUrl, tag, freshUntil }: Context,
): Promise<Items> {
  const { chosen, categories } = choiceOf(kind, props)
  const source =
    props.source === 'archive' ? 'archive' : chosen.trim() ? 'ids' : ('category' as const)
  const asked = { source, categories, ids: chosen, order: 'newest' } as const
  const query = toContentQuery(kind, asked, page.archive)
  const order = query.order === 'given' ? query.order : orderOf(props)
  const where = isCustomKind(kind) ? testsOf(props, page.id) : []
  const found = await services.pages.content.listContent({ ...query, order, where, ...part }, tag)
  const { items, total } = found
  if (found.freshUntil) freshUntil(found.freshUntil)
  const fields = await services.pages.fields.read(
    items.map(({ id }) => ({ id, kind })),
    { tag },
  )
  return {
    items: items.map(({ id, path, title, excerpt, image, author, publishedAt, categories: all }) =>
      toItem({ id, path, kind, title }, publicUrl, {
        excerpt,
        image,
        author,
        published: publishedAt,
        category: all[0]?.name ?? '',
        ...(fields.has(id) ? { fields: fields.get(id) } : {}),
      }),
    ),
    total,
  }
}

function choiceOf(kind: ContentKind, props: Options) {
  if (kind === 'post') return { chosen: props.posts, categories: props.postCategories }
  if (kind === 'project') return { chosen: props.projects, categories: props.projectCategories }
  return { chosen: props.entries, categories: props.typeCategories }
}

/** Sorting by field is for content types; posts and projects use the date. */
function orderOf({ order, orderBy }: Options): ContentQuery['order'] {
  if (order !== 'field' && order !== 'field-reverse') return order
  return { field: orderBy, direction: order === 'field' ? 'asc' : 'desc' }
}

function testsOf({ only, onlyField: field, onlyValue }: Options, pageId: string): FieldTest[] {
  if (!field) return []
  return only === 'related'
    ? [{ field, is: 'is', value: pageId }]
    : [{ field, is: only, value: onlyValue }]
}

/** The catalog returns whole pages, so a range may need two. */
const BLOCK = 100

async function readProducts(
  { products: chosen, productCategory, order }: Options,
  { offset, limit }: Part,
  { services, publicUrl, tag, freshUntil, translate }: Context,
  archive?: ProductArchive,
): Promise<Items> {
  const { catalog } = services.shop
  const ids = chosen.split(/\s+/).filter(Boolean)
  const first = Math.floor(offset / BLOCK)
  const last = Math.floor((offset + limit - 1) / BLOCK)
  const items: Item[] = []
  let total = 0
  for (let block = first; block <= last; block++) {
    const list = await catalog.list(
      {
        ...(archive
          ? { [archive.by]: archive.slug }
          : {
              ...(ids.length > 0 ? { ids } : {}),
              ...(productCategory ? { category: productCategory } : {}),
            }),
        sort: order === 'title' ? 'name' : 'newest',
        page: block + 1,
        perPage: BLOCK,
      },
      tag,
    )
    total = list.count
    // Beyond the end the catalog returns its last page.
    if (list.page !== block + 1) break
    if (list.freshUntil) freshUntil(list.freshUntil)
    for (const { id, path, name, price, picture } of list.products) {
      const shown = price && priceText(price, list.money)
      const text =
        shown &&
        withSuffix(shown.from ? translate('fromPrice', { price: shown.now }) : shown.now, shown)
      const amount = price ? Number(toDecimal(price.min, list.money.currency)) : 0
      items.push(
        toItem({ id, path, kind: 'product', title: name }, publicUrl, {
          image: picture,
          ...(text ? { price: { text, amount } } : {}),
        }),
      )
    }
  }
  const start = offset - first * BLOCK
  return { items: items.slice(start, start + limit), total }
}

async function readTerms(
  source: `${'post' | 'project' | 'type'}-${'categories' | 'tags'}`,
  { type }: Options,
  part: Part,
  { services, publicUrl, tag }: Context,
): Promise<Items> {
  const [named = '', plural] = source.split('-')
  const of = named === 'type' ? type : named
  const taxonomy: Taxonomy = plural === 'tags' ? 'tag' : 'category'
  if (!isContentKind(of)) return { items: [], total: 0 }
  tag('site')
  const { content, settings } = services.pages
  const places = await settings.get()
  const found = await content.listTerms(of, taxonomy, tag)
  const all = found.map(({ id, name, slug, description }) => {
    const path = archivePath(places, { of, by: taxonomy, slug })
    return toItem({ id, path, kind: taxonomy, title: name }, publicUrl, { excerpt: description })
  })
  return partOf(all, part)
}

async function readProductTerms(
  source: 'product-categories' | 'product-tags',
  part: Part,
  { services, publicUrl, tag }: Context,
): Promise<Items> {
  tag(catalogTags.lists, catalogTags.terms)
  const { catalog } = services.shop
  const isTag = source === 'product-tags'
  const all = await (isTag ? catalog.tags() : catalog.categories())
  const kind = isTag ? 'tag' : 'category'
  return partOf(
    all.map(({ id, name, path }) => toItem({ id, path, kind, title: name }, publicUrl)),
    part,
  )
}

/** Entries that are visible to the visitor. */
async function readMenu({ menu }: Options, part: Part, context: Context) {
  context.tag('site')
  const found = await context.services.pages.menus.find(menu)
  const entries = await context.showMenu(found?.items ?? [])
  return partOf(
    entries.map(({ label, href, description }, index) =>
      toItem(
        { id: `entry-${index}`, path: href, kind: 'link', title: label },
        context.publicUrl,
        description ? { excerpt: description } : {},
      ),
    ),
    part,
  )
}

/** Images link to their own files. */
async function readImages({ images }: Options, part: Part, { publicUrl }: Context) {
  return partOf(
    images.flatMap(({ image, title }) => {
      if (!image) return []
      const facts = { id: image.id, kind: 'image', title: title || image.alt }
      return toItem(facts, publicUrl, { image })
    }),
    part,
  )
}

const partOf = (all: readonly Item[], { offset, limit }: Part): Items => ({
  items: all.slice(offset, offset + limit),
  total: all.length,
})
