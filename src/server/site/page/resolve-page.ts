import type { ModuleRegistry, PageDocument, PageFacts, RootProps } from '#module-contract'
import type { Pages, PublishedPage, SiteTemplate } from '#pages'
import { TEMPLATE_PARTS } from '#pages/schema'
import { createPreparePage, type Documents, type PagePart, type PreparedDocument } from '#render'
import type { Shop } from '#shop'
import type { StoredShopSettings } from '../../adapters/shop-settings.ts'
import { toMetaDescription } from './archive-head.ts'
import { archiveDocument } from './built-in/archive.ts'
import { type BuiltInPage, contentUnder } from './built-in/built-in-pages.ts'
import { asksForTitle, builtInBody } from './built-in/frames.ts'
import { hasTitle } from './built-in/has-title.ts'
import { headerDocument } from './built-in/header.ts'
import { createPageFinder, ownPlaceOf, PRODUCT_CONTENT } from './find-page.ts'
import type { FoundAddress } from './page-path.ts'
import {
  type ChosenTemplates,
  createPageTemplates,
  type IsSignedIn,
  type PageTemplates,
} from './page-templates.ts'
import { createPopupsDocument } from './popups-document.ts'
import { builtInOf, factsOf, shownAs } from './shown-facts.ts'
import { partsOfMenu } from './site-menus.ts'

/** A page with everything resolved. Queries, forms, actions, loaders and HTML use this object. */
export interface ResolvedPage extends PageFacts {
  prepared: PreparedDocument
  /** Page-level props. */
  root: RootProps
  /** Published page. Undefined for drafts, revisions, examples and products. */
  published?: PublishedPage
  /** Ids of its templates. */
  documentIds: Partial<Record<PagePart, string>>
  /** Tags of the templates and of the data that chose them. */
  tags: readonly string[]
}

/** Facts for unknown paths. */
const NOWHERE: PageFacts = { id: '404', path: '/404', kind: 'page', title: '' }

/** Finds and resolves the page at a path: templates, layout blocks, upgrades, validation. */
export function createPageResolver(deps: {
  pages: Pages
  documents: Documents
  shop: Pick<Shop, 'catalog'>
  shopSettings: Pick<StoredShopSettings, 'get'>
  registry: Pick<ModuleRegistry, 'modules'>
}) {
  const { pages, documents } = deps
  const { modules } = deps.registry
  const { findPublished, isProductPath, findProduct, findArchive, ...finder } =
    createPageFinder(deps)
  const { findContent, findFacts, findOwnPlace, ownPage } = finder
  const templates = createPageTemplates(deps)
  const popupsDocument = createPopupsDocument()
  const findBlock = async (id: string) => {
    const popup = (await pages.popups.all()).find(one => one.id === id)
    if (popup) return popup.document
    const block = await pages.publishedById(id)
    return block?.kind === 'block' ? block.document : undefined
  }
  const prepare = createPreparePage({
    modules,
    documents,
    findBlock,
    findMenuParts: async id => partsOfMenu(await pages.menus.find(id)),
  })

  /** Facts about visitors that the menus of the built-in header and footer depend on. */
  async function askedAround({ tree: { header, footer } }: PreparedDocument) {
    const menus = await Promise.all([
      header ? [] : pages.menus.at('header'),
      footer ? [] : pages.menus.at('footer'),
    ])
    return menus.flat().flatMap(menu => partsOfMenu(menu).asked)
  }

  async function findBuiltInBody(kind: string, content: PageDocument) {
    const isTitled = asksForTitle(kind) && (await hasTitle(modules, content, findBlock))
    return builtInBody(kind, { hasTitle: isTitled })
  }

  async function toResolved(
    content: PageDocument,
    facts: PageFacts,
    { choice, popups, dependsOnVisitor, tags }: PageTemplates,
    instead: Partial<Record<PagePart, PageDocument | undefined>> = {},
    /** Decides whether the built-in body shows a title. */
    titled: PageDocument = content,
  ): Promise<ResolvedPage> {
    const documentOf = (part: keyof typeof choice) => choice[part].chosen?.template.document
    const body = documentOf('body') ?? (await findBuiltInBody(facts.kind, titled))
    const own = ownPlaceOf(facts)
    const prepared = await prepare({
      content: own ? contentUnder(content, own, instead.body ?? body) : content,
      body,
      header: documentOf('header') ?? headerDocument,
      footer: documentOf('footer'),
      popups: popupsDocument(popups.flatMap(one => (one.reason ? [] : one.popup.id))),
      ...instead,
    })
    const asked = new Set([...prepared.asked, ...(await askedAround(prepared))])
    if (dependsOnVisitor) asked.add('member')
    const shown = { ...prepared, asked }
    const documentIds = Object.fromEntries(
      TEMPLATE_PARTS.flatMap(part => {
        const { chosen } = choice[part]
        return chosen ? [[part, chosen.template.id]] : []
      }),
    )
    const { props } = content.root
    const said = { ...factsOf(facts), fields: facts.fields ?? props.fields ?? {} }
    return { ...said, root: props, prepared: shown, documentIds, tags }
  }

  /** Templates of a page. Those of a list in the shop depend on the category, tag or brand. */
  async function chooseAt<Page extends PageFacts>(
    page: Page,
    address: FoundAddress,
    isSignedIn?: IsSignedIn,
  ) {
    const read = new Set<string>()
    const isAsked = address.url?.search && (await templates.dependOnProductArchives())
    const facts = isAsked
      ? await finder.withArchive(page, address, (...tags) => {
          for (const tag of tags) read.add(tag)
        })
      : page
    const chosen = await templates.of(facts, isSignedIn)
    return { facts, chosen: { ...chosen, tags: [...chosen.tags, ...read] } }
  }

  async function resolvePublished(
    published: PublishedPage,
    address: FoundAddress,
    isSignedIn?: IsSignedIn,
  ): Promise<ResolvedPage> {
    const { facts, chosen } = await chooseAt(published, address, isSignedIn)
    return { ...(await toResolved(published.document, facts, chosen)), published }
  }

  /** A product page takes missing page-level props from its template. */
  async function resolveProduct(
    path: string,
    isSignedIn?: IsSignedIn,
  ): Promise<ResolvedPage | undefined> {
    const product = await findProduct(path)
    const chosen = product && (await templates.of(product, isSignedIn))
    if (!product || !chosen) return undefined
    const template = chosen.choice.body.chosen?.template.document
    const resolved = await toResolved(PRODUCT_CONTENT, product, chosen)
    return { ...resolved, root: { ...template?.root.props, title: product.title } }
  }

  /** Resolves an archive without its own page. */
  async function resolveArchive(
    path: string,
    isSignedIn?: IsSignedIn,
  ): Promise<ResolvedPage | undefined> {
    const read = new Set<string>()
    const facts = await findArchive(path, (...tags) => {
      for (const tag of tags) read.add(tag)
    })
    if (!facts) return undefined
    const { archive, title } = facts
    const content = archiveDocument(archive)
    const resolved = await toResolved(content, facts, await templates.of(facts, isSignedIn))
    const description = toMetaDescription(archive.description)
    const root = { title, ...(description ? { description } : {}) }
    return { ...resolved, root, tags: [...resolved.tags, ...read] }
  }

  async function resolveOwn(
    place: BuiltInPage,
    address: FoundAddress,
    isSignedIn?: IsSignedIn,
  ): Promise<ResolvedPage> {
    const own = await ownPage(place)
    const { facts, chosen } = await chooseAt(own.facts, address, isSignedIn)
    return toResolved(own.document, facts, chosen)
  }

  return {
    /** Resolves the page at an address; undefined if there is none. */
    async resolvePage(
      address: FoundAddress,
      isSignedIn?: IsSignedIn,
    ): Promise<ResolvedPage | undefined> {
      const { path } = address
      if (await isProductPath(path)) return resolveProduct(path, isSignedIn)
      const published = await findPublished(path)
      if (published) return resolvePublished(published, address, isSignedIn)
      const place = await findOwnPlace(path)
      return place && place !== 'not-found'
        ? resolveOwn(place, address, isSignedIn)
        : resolveArchive(path, isSignedIn)
    },

    findFacts,

    /** Page without header, footer and popups, for frames of other sites. Undefined for products. */
    async resolveEmbedded(path: string): Promise<ResolvedPage | undefined> {
      const published = (await isProductPath(path)) ? undefined : await findPublished(path)
      if (!published) return undefined
      const alone = { header: undefined, footer: undefined, popups: undefined }
      const chosen = await templates.of(published)
      return {
        ...(await toResolved(published.document, published, chosen, alone)),
        published,
      }
    },

    /** Content of a page without templates. */
    async resolveContent(page: PageFacts): Promise<ResolvedPage> {
      return this.resolveDocument(await findContent(page), page)
    },

    /** Resolves a page with one of its documents replaced. */
    async resolveWith(
      page: PageFacts,
      part: PagePart,
      document: PageDocument,
    ): Promise<ResolvedPage & { choice: ChosenTemplates }> {
      const chosen = await templates.of(page)
      const content = part === 'content' ? document : await findContent(page)
      const instead = part === 'content' ? {} : { [part]: document }
      const draft = part === 'content' ? await pages.editing.findDraft(page.id) : undefined
      const around = await toResolved(content, page, chosen, instead, draft?.document)
      return { ...around, choice: chosen.choice }
    },

    /** Explains which templates apply to an address, published or not, and why. */
    async explain(address: FoundAddress, isSignedIn: boolean) {
      const { path } = address
      const facts = await findFacts(address)
      const page = facts ? shownAs(facts) : { ...NOWHERE, path }
      const { choice, popups } = await templates.of(facts ?? NOWHERE, async () => isSignedIn)
      return {
        page: { ...page, isFound: facts !== undefined },
        choice,
        popups,
        builtIn: facts && builtInOf(facts),
      }
    },

    /** The "not found" page: the owner's `/404` or the built-in one. */
    async resolveNotFound(): Promise<ResolvedPage> {
      const own = await pages.published('/404')
      return own ? resolvePublished(own, NOWHERE) : resolveOwn('not-found', NOWHERE)
    },

    /**
     * Resolves an unpublished document without templates: a part of a page, or an example with the
     * site's header.
     */
    async resolveDocument(
      document: PageDocument,
      page: PageFacts,
      { hasHeader = false } = {},
    ): Promise<ResolvedPage> {
      const header = hasHeader ? headerDocument : undefined
      const prepared = await prepare({ content: document, header })
      return { ...factsOf(page), root: document.root.props, prepared, documentIds: {}, tags: [] }
    },

    /** Resolves a path, published or not, with other templates than the site's. */
    async resolveUnder(path: string, others: readonly SiteTemplate[]): Promise<ResolvedPage> {
      const facts =
        (await findFacts({ path })) ??
        (await findFacts(NOWHERE)) ??
        (await ownPage('not-found')).facts
      const chosen = await templates.of(facts, undefined, others)
      return toResolved(await findContent(facts), facts, chosen)
    },

    /** Resolves a draft or revision as visitors would see it, with the page's templates. */
    async resolveDraft(document: PageDocument, page: PageFacts, url?: URL): Promise<ResolvedPage> {
      if (page.kind === 'template') {
        return this.resolveDocument(document, page, { hasHeader: true })
      }
      const { facts, chosen } = await chooseAt(page, { path: page.path, ...(url ? { url } : {}) })
      return toResolved(document, facts, chosen)
    },
  }
}

export type PageResolver = ReturnType<typeof createPageResolver>
