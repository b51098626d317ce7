import type { PageDocument, PageFacts } from '#module-kit'
import { modules } from '#modules'
import type { Pages, PublishedPage } from '#pages'
import type { PageKind } from '#pages/schema'
import { createPrepareDocument, type Documents, type PreparedDocument } from '#render'
import { PRODUCT_TEMPLATE } from '#shop'
import type { StoredShopSettings } from '../adapters/shop-settings.ts'
import { notFoundDocument } from './not-found-document.ts'
import { SEARCH_PATH, searchDocument } from './search-document.ts'

/** A page as it is shown. Address, query, forms, actions, loaders and HTML all go by this one object. */
export interface ResolvedPage extends PageFacts {
  prepared: PreparedDocument
  /** What was published; a draft, an old revision and an example have none. */
  published?: PublishedPage
}

/** Kinds that are parts of other pages. */
const HIDDEN_KINDS: readonly PageKind[] = ['template', 'block', 'preset']

/** Finds what visitors get at an address and resolves it: templates, layout blocks, upgrades, checks. */
export function createPageResolver({
  pages,
  documents,
  shopSettings,
}: {
  pages: Pages
  documents: Documents
  shopSettings: Pick<StoredShopSettings, 'get'>
}) {
  const prepare = createPrepareDocument({
    modules,
    documents,
    findBlock: async id => {
      const block = await pages.publishedById(id)
      return block?.kind === 'block' ? block.document : undefined
    },
  })

  async function findPublished(path: string): Promise<PublishedPage | undefined> {
    const { product } = (await shopSettings.get()).paths
    if (path.startsWith(product)) return pages.published(PRODUCT_TEMPLATE)
    const { homePage } = path === '/' ? await pages.settings.get() : { homePage: null }
    const home = homePage ? await pages.publishedById(homePage) : undefined
    const page = home ?? (await pages.published(path))
    return page && HIDDEN_KINDS.includes(page.kind) ? undefined : page
  }

  async function ownSearch(): Promise<ResolvedPage> {
    const { locale } = await pages.settings.get()
    const document = searchDocument(locale)
    const { title } = document.root.props
    const prepared = await prepare(document)
    return { id: 'search', path: SEARCH_PATH, kind: 'page', title, prepared }
  }

  const toResolved = async (published: PublishedPage): Promise<ResolvedPage> => ({
    ...factsOf(published),
    prepared: await prepare(published.document),
    published,
  })

  return {
    /** What visitors get at a decoded path; undefined when there is none. */
    async resolvePage(path: string): Promise<ResolvedPage | undefined> {
      const published = await findPublished(path)
      if (published) return toResolved(published)
      return path === SEARCH_PATH ? ownSearch() : undefined
    },

    /** The designed page for addresses that lead nowhere: the owner's `/404`, or a calm sentence. */
    async resolveNotFound(): Promise<ResolvedPage> {
      const own = await pages.published('/404')
      if (own) return toResolved(own)
      const { locale } = await pages.settings.get()
      const document = notFoundDocument(locale)
      const { title } = document.root.props
      return { id: '404', path: '/404', kind: 'page', title, prepared: await prepare(document) }
    },

    /** A document that is not, or not so, published: a draft, a revision, an example. */
    async resolveDocument(document: PageDocument, page: PageFacts): Promise<ResolvedPage> {
      return { ...factsOf(page), prepared: await prepare(document) }
    },
  }
}

export type PageResolver = ReturnType<typeof createPageResolver>

const factsOf = ({ id, path, kind, title }: PageFacts): PageFacts => ({ id, path, kind, title })
