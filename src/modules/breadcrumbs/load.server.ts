import { decodePath, pathsAbove } from '#base'
import type { ArchiveFacts, LoadContext, ProductArchive, PropsOf } from '#module-contract'
import { archivePath, type ContentKind, isContentKind } from '#pages/schema'
import { catalogTags } from '#shop'
import { findShownArchive } from '#shop/http'
import type { KeyOf, Translate } from '#texts'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'
import { type Crumb, type Trail, toBreadcrumbList } from './trail.ts'

type Context = LoadContext<Services>

/** Breadcrumbs of the current page: by path, then by category. */
export async function load(props: PropsOf<typeof Props>, context: Context): Promise<Trail> {
  const path = decodePath(context.url.pathname) ?? '/'
  const { query = '', ...found } =
    (await productTrail(props, path, context)) ?? (await pageTrail(props, path, context))
  const trail = {
    ...found,
    isHome: path === '/',
    isFirst: context.parameter('trail') === 'trail',
  }
  if (trail.isFirst && !trail.isHome) {
    const t: Translate<KeyOf<typeof texts>> = context.translate
    const { publicUrl, url } = context
    const list = toBreadcrumbList(props.homeLabel || t('home'), trail, {
      publicUrl,
      path: url.pathname + query,
    })
    context.needs({ jsonLd: [list] })
  }
  return trail
}

/** The query belongs to the address of the current page. */
type Found = Pick<Trail, 'above' | 'current'> & { query?: string }

async function pageTrail(
  props: PropsOf<typeof Props>,
  path: string,
  context: Context,
): Promise<Found> {
  const { page } = context
  const ofProducts = await findShownArchive(context)
  if (ofProducts) return productArchiveTrail(ofProducts, path, context)
  if (page.archive && page.archive.of !== 'product') {
    return archiveTrail(page.archive, path, context)
  }
  const above = await pagesAbove(path, context)
  if (!isContentKind(page.kind)) return { above, current: page.title }
  const list = await context.services.pages.archives.listOf(page.kind)
  const isBelow = list && path.startsWith(`${list.path}/`)
  if (isBelow && !above.some(crumb => crumb.href === list.path)) {
    above.push({ title: list.name, href: list.path })
  }
  if (!props.showCategories) return { above, current: page.title }
  const { content } = context.services.pages
  const categories = await content.findCategoryTrail(page.id, page.kind, context.tag)
  // Avoids repeating a category with the same name as the page above.
  const isSaid = categories[0] !== undefined && categories[0].name === above.at(-1)?.title
  const overview = page.kind === 'post' ? props.overview?.href : undefined
  const places = await context.services.pages.settings.get()
  const archiveOf = (slug: string) =>
    archivePath(places, { of: page.kind as ContentKind, by: 'category', slug })
  return {
    above: [
      ...above,
      ...categories.slice(isSaid ? 1 : 0).map(({ name, slug }) => ({
        title: name,
        href: overview ? `${overview}?posts=${encodeURIComponent(slug)}` : archiveOf(slug),
      })),
    ],
    current: page.title,
  }
}

/** Of an archive: the archive of its kind and the parents of its category. */
async function archiveTrail(
  { of, by, id, name }: ArchiveFacts,
  path: string,
  context: Context,
): Promise<Found> {
  const { pages } = context.services
  const places = await pages.settings.get()
  const start = archivePath(places, { of, by: 'all' })
  const above = await pagesAbove(path, context)
  const all = by === 'all' || !start ? undefined : await pages.archives.find(start, context.tag)
  const isPage = above.some(crumb => crumb.href === start)
  const trail = by === 'category' ? await pages.content.findTrailOf(id, of, context.tag) : []
  return {
    above: [
      ...above,
      ...(all && !isPage ? [{ title: all.name, href: start }] : []),
      ...trail.slice(0, -1).map(term => ({
        title: term.name,
        href: archivePath(places, { of, by: 'category', slug: term.slug }),
      })),
    ],
    current: name,
  }
}

/** Of products: the page of the shop, and the parents of the category. */
async function productArchiveTrail(
  { by, slug, name, trail }: ProductArchive,
  path: string,
  context: Context,
): Promise<Found> {
  const shop: Crumb = { title: context.page.title, href: path }
  const queryOf = (slug: string) => `?${new URLSearchParams({ [by]: slug })}`
  const parents = trail
    .slice(0, -1)
    .map((term): Crumb => ({ title: term.name, href: path + queryOf(term.slug) }))
  const above = [...(await pagesAbove(path, context)), shop, ...parents]
  return { above, current: name, query: queryOf(slug) }
}

/** Of a product: the shop and the product's categories, independent of its path. */
async function productTrail(
  { showCategories }: PropsOf<typeof Props>,
  path: string,
  context: Context,
): Promise<Found | undefined> {
  const { shop } = context.services
  const { paths } = await shop.settings()
  if (!path.startsWith(paths.product)) return undefined
  const product = await shop.catalog.bySlug(path.slice(paths.product.length), context.tag)
  if (!product) return undefined
  const above = await pagesAbove(`${paths.shop}/`, context)
  const [first] = product.categories
  if (!showCategories || !first) return { above, current: product.name }
  const all = await shop.catalog.categories(context.tag)
  const own = all.find(category => category.path === first.path)
  const trail: typeof all = []
  for (let at = own; at && !trail.includes(at); ) {
    trail.unshift(at)
    const { parentId } = at
    at = all.find(category => category.id === parentId)
  }
  context.tag(...trail.map(({ id }) => catalogTags.category(id)))
  const crumbs = trail.map(({ name, path: href }): Crumb => ({ title: name, href }))
  return { above: [...above, ...crumbs], current: product.name }
}

/** Tagged with parent paths, because missing pages may be published later. */
async function pagesAbove(path: string, { services, tag }: Context): Promise<Crumb[]> {
  tag(...pathsAbove(path).map(one => `path:${one}`))
  const pages = await services.pages.above(path)
  tag(...pages.map(({ id }) => `page:${id}`))
  return pages.map(page => ({ title: page.title, href: page.path }))
}
