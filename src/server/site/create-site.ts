import type { FastifyInstance } from 'fastify'
import type { Services } from '#modules/services'
import {
  createModuleCache,
  createPageCache,
  type ModuleCache,
  type PageCache,
  type ShareRender,
} from '#render'
import type { Assets } from '../assets/assets.ts'
import { type CdnHeaders, createCdnHeaders } from '../cdn/cdn-headers.ts'
import type { Env } from '../env.ts'
import { createRenderLimits, type RenderLimits } from '../http/render-limits.ts'
import { securityHeaders } from '../http/security.ts'
import type { AllServices } from '../services/create-services.ts'
import { createEmbeddedPages, type EmbeddedPages } from './page/embedded-pages.ts'
import { createNotFound, type ReplyNotFound } from './page/not-found.ts'
import { createPageFront } from './page/page-front.ts'
import { createPageSender, type PageSender } from './page/page-sender.ts'
import { prefetchHeader } from './page/prefetch-routes.ts'
import { createRenderRecorder, type RenderRecorder } from './page/record-renders.ts'
import { createSiteRenderer, type SiteRenderer } from './page/renderer.ts'
import { createPageResolver, type PageResolver } from './page/resolve-page.ts'
import { createSocialImages, type SocialImages } from './seo/social-images.ts'
import { createConversions } from './split-tests/split-conversions.ts'
import {
  createLaterChooser,
  createSubjectChooser,
  type SubjectChooser,
} from './split-tests/split-subjects.ts'
import { type CurrencyOf, createCurrencyOf } from './visitor/visitor-currency.ts'
import { createFactsOf, type FactsOf } from './visitor/visitor-facts.ts'
import { createGroupOf, type GroupOf } from './visitor/visitor-group.ts'

const MB = 2 ** 20

/** For the static export: there are no visitors. Reports modules that cannot be rendered. */
export interface ExportOptions {
  onProblem(problem: { page: string; type: string }): void
}

/** Rendering and delivery of pages, shared by the routes of all domains. */
export interface Site extends PageDelivery {
  /** Without trailing slash. */
  publicUrl: string
  dataDir: string
  /** Lets requests from other machines read metrics. */
  metricsToken: string | undefined
  hasReplica: boolean
  /** Undefined in the static export. */
  recorder: RenderRecorder | undefined
  assets: Assets
  resolver: PageResolver
  renderer: SiteRenderer
  embeddedPages: EmbeddedPages
  socialImages: SocialImages
  replyNotFound: ReplyNotFound
  factsOf: FactsOf
  currencyOf: CurrencyOf
  groupOf: GroupOf
  onConversion: ReturnType<typeof createConversions>
  /** Undefined if rate limits are off. */
  limits: RenderLimits | undefined
}

/** The page cache and what sends cached pages. Needed before the HTTP server exists. */
export interface PageDelivery {
  cache: PageCache
  moduleCache: ModuleCache
  sender: PageSender
  /** Undefined without a content delivery network. */
  cdnHeaders: CdnHeaders | undefined
  chooseSubjects: SubjectChooser
  /** For pages with split tests behind a shared cache. */
  chooseLater: ReturnType<typeof createLaterChooser>
  /** Answers requests for cached pages before routing. */
  front: ReturnType<typeof createPageFront>
}

/** @param pageCacheMb 0 for the static export, which requests each page once. */
export function createPageDelivery(
  { splitTests, consent, clock }: AllServices,
  {
    publicUrl,
    pageCacheMb,
    moduleCacheMb,
    cdn,
  }: Pick<Env, 'publicUrl' | 'pageCacheMb' | 'moduleCacheMb' | 'cdn'>,
  shareRender?: ShareRender,
): PageDelivery {
  const choosing = { splitTests, consent, publicUrl }
  const chooseSubjects = createSubjectChooser(choosing)
  const cache = createPageCache({ maxBytes: pageCacheMb * MB, now: clock.now, shareRender })
  const cdnHeaders = cdn && createCdnHeaders(cdn)
  const sender = createPageSender({ ...securityHeaders(publicUrl), ...prefetchHeader }, cdnHeaders)
  return {
    cache,
    moduleCache: createModuleCache({ maxBytes: moduleCacheMb * MB }),
    sender,
    cdnHeaders,
    chooseSubjects,
    chooseLater: createLaterChooser(choosing),
    front: createPageFront(cache, sender, chooseSubjects),
  }
}

/** @param app Has the rate-limit plugin if rate limits are on. */
export function createSite(
  app: FastifyInstance,
  deps: {
    env: Env
    services: AllServices
    assets: Assets
    delivery: PageDelivery
    exportOptions: ExportOptions | undefined
  },
): Site {
  const { env, services, assets, delivery, exportOptions } = deps
  const { pages, shop, shopSettings, splitTests, consent, access } = services
  const { publicUrl } = env
  const { cache, sender } = delivery
  const resolver = createPageResolver({
    pages,
    documents: services.documents,
    shop,
    shopSettings,
    registry: services.registry,
  })
  const socialImages = createSocialImages(services)
  const renderer = createSiteRenderer({
    services: moduleServices(services),
    registry: services.registry,
    branding: services.branding,
    designLibrary: services.designLibrary,
    socialImages,
    assets,
    iconTable: assets.icons,
    moduleCache: delivery.moduleCache,
    publicUrl,
    clock: services.clock,
    splitTests,
    consent,
    withoutServer: exportOptions !== undefined,
    onProblem: problem => {
      app.log.error(problem, 'module not rendered')
      exportOptions?.onProblem(problem)
    },
    onTextProblem: problem => app.log.warn(problem, 'text is missing or broken'),
  })
  const currencyOf = createCurrencyOf(shopSettings.get)
  const groupOf = createGroupOf(shop)
  return {
    ...delivery,
    publicUrl,
    dataDir: env.dataDir,
    metricsToken: env.metricsToken,
    hasReplica: env.databaseReplicaUrls.length > 0,
    recorder: exportOptions ? undefined : createRenderRecorder(services),
    assets,
    resolver,
    renderer,
    socialImages,
    embeddedPages: createEmbeddedPages({
      pages,
      shopSettings,
      resolver,
      renderer,
      cache,
      publicUrl,
    }),
    replyNotFound: createNotFound(resolver, renderer, cache, sender, currencyOf, groupOf),
    factsOf: createFactsOf({ access, shop }),
    currencyOf,
    groupOf,
    onConversion: createConversions(splitTests, { publicUrl, consent }),
    limits: env.rateLimit > 0 ? createRenderLimits(app) : undefined,
  }
}

/** The domains that loaders and actions of modules may use. */
export function moduleServices(services: AllServices): Services {
  const { pages, forms, comments, newsletter, shop, search, consent, feedReader } = services
  const { canMail } = services
  return { pages, forms, comments, newsletter, shop, search, consent, feedReader, canMail }
}
