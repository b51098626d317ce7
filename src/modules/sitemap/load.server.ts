import { collatorOf } from '#base'
import type { LoadContext, PropsOf } from '#module-contract'
import { kindOfType, type PageKind } from '#pages/schema'
import { catalogTags, unlistedPaths } from '#shop'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'
import { SITEMAP_KINDS, type SitemapGroup, type SitemapItem, toPlace, toTree } from './tree.ts'

export interface SitemapData {
  /** Groups with entries. */
  groups: SitemapGroup[]
}

/** Maximum number of entries per kind. */
const MAX_SHOWN = 1000

type Context = Pick<LoadContext<Services>, 'services' | 'tag' | 'language'>
type Options = PropsOf<typeof Props>

/** Pages that visitors and search engines may find, by kind. */
export async function load(props: Options, context: Context): Promise<SitemapData> {
  const lists = {
    pages: () => listPages(props, 'page', context),
    posts: () => listPages(props, 'post', context),
    projects: () => listPages(props, 'project', context),
    categories: () => listCategories(props, context),
    products: () => listProducts(context),
  }
  const groups: SitemapGroup[] = await Promise.all(
    SITEMAP_KINDS.filter(kind => props[kind]).map(async kind => ({
      kind,
      items: await lists[kind](),
    })),
  )
  const own = props.entries ? await listEntries(props, context) : []
  const place = groups.findIndex(({ kind }) => kind === 'categories' || kind === 'products')
  const all = groups.toSpliced(place < 0 ? groups.length : place, 0, ...own)
  return { groups: all.filter(({ items }) => items.length > 0) }
}

/** A group for each content type. */
async function listEntries(props: Options, context: Context): Promise<SitemapGroup[]> {
  const { contentTypes } = await context.services.pages.settings.get()
  return Promise.all(
    contentTypes.map(async type => {
      const kind = kindOfType(type)
      return { kind, name: type.name, items: await listPages(props, kind, context) }
    }),
  )
}

async function listPages(props: Options, kind: PageKind, context: Context): Promise<SitemapItem[]> {
  const { pages, shop } = context.services
  context.tag(`pages:${kind}`, 'site')
  const hidden = new Set([...unlistedPaths(await shop.settings()), '/404'])
  const below = props.below?.href.split(/[?#]/)[0]
  const found = await pages.addresses({ kind, offset: 0, limit: MAX_SHOWN })
  const { homePage } = await pages.settings.get()
  const home = homePage ? (await pages.paths([homePage])).get(homePage) : '/'
  const shown = found
    .filter(page => !hidden.has(page.path))
    .filter(page => !below || page.path.startsWith(below === '/' ? '/' : `${below}/`))
  const rows = sort(shown, props, context).map(page => ({
    title: page.title,
    href: page.path === home ? '/' : page.path,
    place: toPlace(page.path),
  }))
  const isHome = (row: (typeof rows)[number]) => row.href === '/'
  return toTree([...rows.filter(isHome), ...rows.filter(row => !isHome(row))], props.depth)
}

/** Sorted for the site's language; pages of one path stay together. */
function sort<Page extends { title: string; path: string; publishedAt: number }>(
  pages: readonly Page[],
  { order }: Options,
  { language }: Context,
): Page[] {
  const { compare } = collatorOf(language.locale, { numeric: true })
  if (order === 'title') return pages.toSorted((a, b) => compare(a.title, b.title))
  if (order === 'newest') return pages.toSorted((a, b) => b.publishedAt - a.publishedAt)
  return [...pages]
}

async function listCategories({ depth }: Options, { services, tag }: Context) {
  tag(catalogTags.lists, catalogTags.terms)
  const all = await services.shop.catalog.categories()
  const placeOf = (id: string | undefined, below: string[] = []): string[] => {
    const own = all.find(category => category.id === id)
    return own && !below.includes(own.id) ? placeOf(own.parentId, [own.id, ...below]) : below
  }
  const rows = all.map(({ id, name, path }) => ({ title: name, href: path, place: placeOf(id) }))
  return toTree(rows, depth)
}

async function listProducts({ services, tag, language }: Context) {
  const { shop } = services
  tag(catalogTags.lists, catalogTags.addresses)
  const { product } = (await shop.settings()).paths
  const found = await shop.catalog.addresses({ offset: 0, limit: MAX_SHOWN })
  const { compare } = collatorOf(language.locale, { numeric: true })
  return found
    .map(({ name, slug }) => ({ title: name, href: product + slug, children: [] }))
    .sort((a, b) => compare(a.title, b.title))
}
