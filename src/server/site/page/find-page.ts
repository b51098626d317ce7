import type { PageDocument, PageFacts } from '#module-contract'
import type { Pages, PublishedPage } from '#pages'
import { node, type PageKind, pageDocument } from '#pages/schema'
import type { Shop } from '#shop'
import { SIZE_GUIDE_PREFIX } from '#shop/schema'
import type { StoredShopSettings } from '../../adapters/shop-settings.ts'
import { archiveDocument } from './built-in/archive.ts'
import {
  BUILT_IN_PAGES,
  type BuiltInPage,
  ownDocument,
  pathOfPlace,
  placeAt,
} from './built-in/built-in-pages.ts'
import type { FoundAddress } from './page-path.ts'

/** Kinds that are parts of other pages. */
const HIDDEN_KINDS: readonly PageKind[] = ['template', 'block', 'preset']

/** Products have no document: the body, built in or a template, shows them. */
export const PRODUCT_CONTENT = pageDocument({ title: 'Product' }, [
  node('section', 'product-content', {
    space: 'small',
    content: [node('product', 'product-itself')],
  }),
])

/** Prefix of ids of built-in pages; owners' pages never have it. */
const OWN_PREFIX = 'built-in:'

/** The built-in page with these facts. */
export const ownPlaceOf = ({ id }: PageFacts): BuiltInPage | undefined =>
  BUILT_IN_PAGES.find(place => id === OWN_PREFIX + place)

/** Finds pages, products, archives and built-in pages by path. */
export function createPageFinder({
  pages,
  shop,
  shopSettings,
}: {
  pages: Pages
  shop: Pick<Shop, 'catalog'>
  shopSettings: Pick<StoredShopSettings, 'get'>
}) {
  const guides = new WeakMap<PageDocument, PageDocument>()

  /** Layout block that is a size guide, as a page that search engines leave out. */
  async function findSizeGuide(path: string): Promise<PublishedPage | undefined> {
    const id = path.slice(SIZE_GUIDE_PREFIX.length)
    const block = await pages.publishedById(id)
    if (block?.kind !== 'block' || !(await shop.catalog.isSizeGuide(id))) return undefined
    const { document } = block
    const shown = guides.get(document) ?? {
      ...document,
      root: { props: { ...document.root.props, noindex: true } },
    }
    guides.set(document, shown)
    return { ...block, path, kind: 'page', document: shown }
  }

  async function findPublished(path: string): Promise<PublishedPage | undefined> {
    if (path.startsWith(SIZE_GUIDE_PREFIX)) return findSizeGuide(path)
    const { homePage } = path === '/' ? await pages.settings.get() : { homePage: null }
    const home = homePage ? await pages.publishedById(homePage) : undefined
    const page = home ?? (await pages.published(path))
    return page && HIDDEN_KINDS.includes(page.kind) ? undefined : page
  }

  /** Product at a path, if any. */
  async function findProduct(path: string): Promise<PageFacts | undefined> {
    const { product: prefix } = (await shopSettings.get()).paths
    const product = await shop.catalog.place({ slug: path.slice(prefix.length) })
    return product && { id: product.id, path, kind: 'product', title: product.name }
  }

  async function isProductPath(path: string): Promise<boolean> {
    return path.startsWith((await shopSettings.get()).paths.product)
  }

  /** Archive at a path, if any. */
  async function findArchive(path: string, tag?: (...tags: string[]) => void) {
    const archive = await pages.archives.find(path, tag)
    if (!archive) return undefined
    const { of, by, id, name } = archive
    return { id: `archive:${of}:${by}:${id}`, path, kind: 'archive', title: name, archive }
  }

  /** Adds the archive of products that a query of the shop's page names, if any. */
  async function withArchive<Page extends PageFacts>(
    page: Page,
    { path, url }: FoundAddress,
    tag?: (...tags: string[]) => void,
  ): Promise<Page> {
    if (!url?.search || path !== (await shopSettings.get()).paths.shop) return page
    const archive = await shop.catalog.archive(url.searchParams, tag)
    return archive ? { ...page, archive } : page
  }

  /** Own content of a page: published, or else its draft. Products and archives have none. */
  async function findContent({ id, path, kind, archive }: PageFacts): Promise<PageDocument> {
    if (kind === 'product') return PRODUCT_CONTENT
    if (archive && archive.of !== 'product') return archiveDocument(archive)
    const published = await pages.publishedById(id)
    const document = published?.document ?? (await pages.editing.findDraft(id))?.document
    return document ?? (await ownPage((await placeOf(path)) ?? 'not-found')).document
  }

  /** Facts about a product, a published page or a draft, with the archive of products that it shows. */
  async function findFacts(address: FoundAddress): Promise<PageFacts | undefined> {
    const facts = await findPathFacts(address.path)
    return facts && withArchive(facts, address)
  }

  async function findPathFacts(path: string): Promise<PageFacts | undefined> {
    if (await isProductPath(path)) return findProduct(path)
    const published = await findPublished(path)
    if (published) return published
    const place = await findOwnPlace(path)
    if (place === 'search') return (await ownPage(place)).facts
    const draft = await pages.draft(path)
    const item = draft && (await pages.editing.findItem(draft.id))
    if (!item && place) return (await ownPage(place)).facts
    if (!item) return findArchive(path)
    return HIDDEN_KINDS.includes(item.kind) ? undefined : item
  }

  const placeOf = async (path: string) => placeAt(path, await shopSettings.get())

  /**
   * Built-in page at a path: search, the shop's pages once it has a product, and the withdrawal if it
   * is offered. A redirect takes precedence.
   */
  async function findOwnPlace(path: string): Promise<BuiltInPage | undefined> {
    const place = await placeOf(path)
    if (!place || place === 'not-found' || place === 'search') return place
    if (!(await isOffered(place))) return undefined
    return (await pages.redirects.follow(path)) ? undefined : place
  }

  /** Contracts can be withdrawn also if nothing is for sale any more. */
  async function isOffered(place: BuiltInPage): Promise<boolean> {
    if (place !== 'withdrawal') return shop.catalog.isOpen()
    return (await shopSettings.get()).withdrawal.enabled
  }

  /** Built-in page that the owner has not replaced. */
  async function ownPage(
    place: BuiltInPage,
  ): Promise<{ document: PageDocument; facts: PageFacts }> {
    const [{ locale }, { paths }] = await Promise.all([pages.settings.get(), shopSettings.get()])
    const document = ownDocument(place, locale)
    const { title } = document.root.props
    const path = pathOfPlace(place, { paths })
    return { document, facts: { id: OWN_PREFIX + place, path, kind: 'page', title } }
  }

  return {
    findPublished,
    isProductPath,
    findProduct,
    findArchive,
    withArchive,
    findContent,
    findFacts,
    findOwnPlace,
    ownPage,
  }
}
