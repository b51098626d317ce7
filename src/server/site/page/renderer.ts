import { type Clock, decodePath } from '#base'
import { count, measure } from '#base/metrics'
import type { Consent } from '#consent'
import type { RequestState } from '#module-contract'
import type { ServerModules, Services } from '#modules/services'
import { type MediaItem, mediaIdOf, mediaTag, TITLED_KINDS, toImage } from '#pages/schema'
import {
  createModuleTexts,
  decideEntries,
  type ModuleCache,
  type ModuleEntry,
  type RenderedBody,
  type RenderedPage,
  renderBody,
  renderPage,
  type StaffPage,
  type VisitorAssets,
} from '#render'
import { type SplitTests, splitTestTag } from '#split-test'
import type { Branding } from '../../adapters/branding.ts'
import type { StoredDesignLibrary } from '../../adapters/design-library.ts'
import { createLoadPageValues } from '../../adapters/page-values.ts'
import { createEntryJsonLd } from '../seo/entry-json-ld.ts'
import { SOCIAL_IMAGE } from '../seo/social-image.ts'
import type { SocialImages } from '../seo/social-images.ts'
import { toArticleJsonLd, toSiteJsonLd, toVideoJsonLd } from '../seo/structured-data.ts'
import { goalElementsOf } from '../split-tests/goal-modules.ts'
import { currencyOfPage, servicesIn } from '../visitor/visitor-currency.ts'
import { cookiesOf } from '../visitor/visitor-facts.ts'
import { cookiesOfPrices } from '../visitor/visitor-group.ts'
import { headOfArchive } from './archive-head.ts'
import { canonicalAddress } from './canonical-address.ts'
import { describePage } from './describe-page.ts'
import { createLoadIcons } from './icons.ts'
import { readSite } from './layout.ts'
import type { LayoutHead } from './layout-head.ts'
import { feedsOf, uniqueLinks } from './page-links.ts'
import { createLoadResolver } from './references.ts'
import type { RenderOptions } from './render-options.ts'
import type { ResolvedPage } from './resolve-page.ts'
import { createShowMenu } from './site-menus.ts'

export interface SiteRendererDeps {
  services: Services
  registry: ServerModules
  branding: Branding
  designLibrary: StoredDesignLibrary
  socialImages: SocialImages
  assets: VisitorAssets
  /** File with the set of icons. */
  iconTable: string
  moduleCache: ModuleCache
  publicUrl: string
  clock: Clock
  splitTests: Pick<SplitTests, 'goalsOf'>
  consent: Pick<Consent, 'request'>
  /** For the static export: scripts do not call the server. */
  withoutServer?: boolean
  /** Reports a missing or broken message; English is shown instead. */
  onTextProblem?(problem: { locale: string; key: string; error?: unknown }): void
  onProblem(problem: { page: string; node: string; type: string; error: unknown }): void
}

/** Request state without a visitor, for pages that are the same for everybody. */
export const noRequest: RequestState = { visitor: { cookie: () => undefined } }

/** Renders the site's pages from published documents. Independent of HTTP. */
export function createSiteRenderer(deps: SiteRendererDeps) {
  const { pages } = deps.services
  const pageValues = createLoadPageValues({ ...deps.services, publicUrl: deps.publicUrl })
  const loadIcons = createLoadIcons(deps.iconTable)
  const loadResolver = createLoadResolver(pages, deps.designLibrary, loadIcons, pageValues)
  const showMenu = createShowMenu({ ...deps.services, loadIcons, now: deps.clock.now })
  const entryJsonLd = createEntryJsonLd(pages)
  const texts = createModuleTexts(deps.registry.texts, deps.onTextProblem)
  const { moduleCache } = deps

  /** The site's language and a module's texts in it. */
  async function languageFor(type: string) {
    const { locale, timeZone } = await pages.settings.get()
    const language = { locale, timeZone }
    return { language, translate: texts.translate(type, language) }
  }

  /** Renders the modules of a page without its layout. */
  async function renderModules(
    page: ResolvedPage,
    url: URL,
    request: RequestState,
    { loaders = deps.registry.loaders, ...how }: RenderOptions = {},
  ): Promise<RenderedBody> {
    const { locale, timeZone } = await pages.settings.get()
    return renderBody(
      {
        loaders,
        texts,
        moduleCache,
        services: servicesIn(deps.services, request),
        loadResolver,
        showMenu,
        publicUrl: deps.publicUrl,
        clock: deps.clock,
        onProblem: deps.onProblem,
        ...(deps.withoutServer ? { withoutServer: true } : {}),
      },
      {
        prepared: page.prepared,
        page,
        documentIds: page.documentIds,
        url,
        request,
        language: { locale, timeZone },
        ...how,
      },
    )
  }

  /** Renders a page's modules with header, footer and head. */
  async function renderLayout(
    url: URL,
    body: RenderedBody,
    head: LayoutHead,
    staff?: StaffPage,
  ): Promise<string> {
    count('renderedPages')
    const site = await readSite({
      ...deps,
      pages,
      shop: deps.services.shop,
      showMenu: body.showMenu,
    })
    const query = head.canonicalQuery?.size ? `?${head.canonicalQuery}` : ''
    body.tags.add('site')
    const settings = await pages.settings.get()
    const image = head.image && mediaIdOf(head.image)
    for (const id of [settings.icon, settings.logo, image]) if (id) body.tags.add(mediaTag(id))
    const path = decodePath(url.pathname) ?? url.pathname
    const said = describePage(head, settings)
    const picture =
      (image && toPicture((await pages.media.load([image])).get(image))) ||
      (head.noindex ? undefined : await drawnPicture(path, head.title))
    const logo = await deps.branding.logoKey()
    const about = {
      publicUrl: deps.publicUrl,
      settings,
      logo: logo && `${deps.publicUrl}/logo.png?v=${logo}`,
    }
    return renderPage({
      head: {
        ...head,
        ...said,
        siteName: site.name,
        canonical: deps.publicUrl + url.pathname + query,
        image: picture,
        locale: site.locale.replace('-', '_'),
        links: uniqueLinks([...(head.links ?? []), ...body.needs.links]),
        jsonLd: [
          ...body.needs.jsonLd,
          ...body.needs.videos.map(video => toVideoJsonLd(video, deps.publicUrl)),
          ...(head.isHome ? toSiteJsonLd(about) : []),
          ...(head.article
            ? [toArticleJsonLd(head.article, about, { ...said, image: picture?.src })]
            : []),
          ...(head.entry ? [head.entry(about, { ...said, image: picture?.src })] : []),
        ],
      },
      site,
      body,
      styles: deps.registry.styles,
      dotNavigation: head.dotNavigation,
      isEmbedded: head.isEmbedded,
      assets: deps.assets,
      isCounting: !deps.withoutServer,
      ...(staff ? { staff } : {}),
      ...(staff || head.isEmbedded
        ? {}
        : { goals: deps.splitTests.goalsOf(body.tests, goal => goalElementsOf(body, goal)) }),
    })
  }

  function toPicture(item: MediaItem | undefined) {
    const picture = toImage(item)
    const width = picture && (picture.widths.find(known => known >= 1200) ?? picture.widths.at(-1))
    return width ? { src: `${deps.publicUrl}/media/${picture.id}/${width}.webp` } : undefined
  }

  async function drawnPicture(path: string, title: string) {
    const address = await deps.socialImages.addressOf(path, title)
    return address ? { src: deps.publicUrl + address, ...SOCIAL_IMAGE, alt: title } : undefined
  }

  /**
   * Renders a page at its canonical URL, or for embedding. Undefined if a module reports that
   * nothing is there.
   */
  async function render(
    page: ResolvedPage,
    url: URL,
    request: RequestState,
    { isEmbedded = false } = {},
  ): Promise<
    | (RenderedPage & { failedTests: readonly string[]; unloadedTests: readonly string[] })
    | undefined
  > {
    const body = await renderModules(page, url, request, { isEmbedded })
    if (!body.isFound) return undefined
    const tag = (...tags: string[]) => {
      for (const one of tags) body.tags.add(one)
    }
    tag(...page.tags, `page:${page.id}`, `path:${page.path}`)
    const { published } = page
    const isPost = published?.kind === 'post'
    const head = headOfArchive(page, body.head)
    const html = await renderLayout(url, body, {
      kind: isPost ? 'article' : 'website',
      ...page.root,
      ...head,
      image: head.image ?? page.root.image ?? published?.summary.image,
      titledAs: TITLED_KINDS.find(kind => kind === page.kind) ?? 'page',
      excerpt: published?.summary.excerpt,
      article: isPost ? published : undefined,
      entry: published && (await entryJsonLd(published, tag)),
      isHome: page.path === '/' || url.pathname === '/',
      isEmbedded,
      links: feedsOf(page),
    })
    const cookies = [...cookiesOf(page.prepared.asked, deps.publicUrl), ...cookiesOfPrices(body)]
    const all = [...page.prepared.tests.keys()]
    tag(...all.map(splitTestTag))
    const failedTests = [...body.tests].flatMap(([id, { hasFailed }]) => (hasFailed ? id : []))
    const goals = [...body.goals]
    // Same for everybody if the script chooses the subjects.
    const tests = request.later
      ? { all: [], shown: [], goals }
      : { all, shown: [...body.tests.keys()], goals }
    const unloadedTests = [...body.tests].flatMap(([id, one]) => (one.hasFailedToLoad ? id : []))
    const rendered = toRenderedPage(200, html, body, request)
    return { ...rendered, cookies, tests, failedTests, unloadedTests }
  }

  /** Whether a module is visible to the visitor, as far as the server can tell. */
  async function isShown(entry: ModuleEntry, url: URL, request: RequestState) {
    const decisions = await decideEntries(
      [entry],
      { url, request, language: await pages.settings.get() },
      {
        clock: deps.clock,
        stockOf: async slug => (await deps.services.shop.catalog.bySlug(slug))?.stock,
        tag: () => {},
        freshUntil: () => {},
      },
    )
    return decisions.get(entry) !== 'hidden'
  }

  async function renderNotFound(page: ResolvedPage, request: RequestState): Promise<RenderedPage> {
    const url = new URL('/404', deps.publicUrl)
    const body = await renderModules(page, url, request)
    for (const tag of [...page.tags, 'path:/404']) body.tags.add(tag)
    const html = await renderLayout(url, body, { title: page.root.title, noindex: true })
    const rendered = toRenderedPage(404, html, body, request)
    return { ...rendered, cookies: cookiesOfPrices(body) }
  }

  return {
    languageFor,
    loadResolver,
    /** Page fields for the builder. */
    pageValues: pageValues.all,
    canonicalAddress: (page: ResolvedPage, url: URL) => canonicalAddress(deps, page, url),
    isShown,
    render: (...page: Parameters<typeof render>) => measure('render', () => render(...page)),
    renderModules,
    renderNotFound: (...page: Parameters<typeof renderNotFound>) =>
      measure('render', () => renderNotFound(...page)),
    renderLayout,
  }
}

export type SiteRenderer = ReturnType<typeof createSiteRenderer>

function toRenderedPage(
  status: number,
  html: string,
  body: RenderedBody,
  request: RequestState,
): RenderedPage {
  const { tags, isPrivate, freshUntil, needs } = body
  const currency = currencyOfPage(body, request.currency)
  return { status, body: html, tags, isPrivate, freshUntil, sources: needs.sources, currency }
}
