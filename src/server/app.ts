import { createServer } from 'node:http'
import { join } from 'node:path'
import fastifyCookie from '@fastify/cookie'
import fastifyFormbody from '@fastify/formbody'
import fastifyMultipart from '@fastify/multipart'
import fastifyRateLimit from '@fastify/rate-limit'
import fastifyStatic from '@fastify/static'
import fastify, { LogController } from 'fastify'
import { SECOND } from '#base'
import { createPageCache } from '#render'
import { discoverRoutes } from './admin/discover.ts'
import { docsRoutes } from './admin/docs.ts'
import { installAdminApi } from './admin/install.ts'
import { staffPages } from './admin/staff-pages.ts'
import type { Assets } from './assets/assets.ts'
import type { Env } from './env.ts'
import { closeConnections } from './http/close-connections.ts'
import { installErrors } from './http/errors.ts'
import { parseFormBody } from './http/form-body.ts'
import { healthRoutes } from './http/health-routes.ts'
import { limitInput } from './http/input-limits.ts'
import { warnOfUnnamedProxy } from './http/proxies.ts'
import { RefusedRequest } from './http/refused-request.ts'
import { createRenderLimits } from './http/render-limits.ts'
import { installSecurity, securityHeaders } from './http/security.ts'
import { createPlaces } from './places/find-places.ts'
import { placesRoutes } from './places/places-routes.ts'
import type { AllServices } from './services.ts'
import { signInRoutes } from './sign-in/routes.ts'
import { actionRoutes } from './site/actions/action-routes.ts'
import { createAjaxForms } from './site/actions/ajax-forms.ts'
import { ajaxRoutes } from './site/actions/ajax-routes.ts'
import { createFormCounts } from './site/actions/form-counts.ts'
import { createUploads } from './site/actions/uploads.ts'
import { contentRoutes } from './site/content-api/content-routes.ts'
import { downloadRoutes } from './site/files/download-routes.ts'
import { mediaRoutes } from './site/files/media-routes.ts'
import { galleryRoutes } from './site/gallery/gallery-routes.ts'
import { newsletterRoutes } from './site/newsletter/newsletter-routes.ts'
import { unsubscribeRoutes } from './site/newsletter/unsubscribe-routes.ts'
import { createEmbeddedPages } from './site/page/embedded-pages.ts'
import { createNotFound } from './site/page/not-found.ts'
import { createPageFront } from './site/page/page-front.ts'
import { siteRoutes } from './site/page/page-routes.ts'
import { createPageSender } from './site/page/page-sender.ts'
import { prefetchHeader, prefetchRoutes } from './site/page/prefetch-routes.ts'
import { previewRoutes } from './site/page/preview-routes.ts'
import { createSiteRenderer } from './site/page/renderer.ts'
import { createPageResolver } from './site/page/resolve-page.ts'
import { brandingRoutes } from './site/seo/branding-routes.ts'
import { createFeeds } from './site/seo/create-feeds.ts'
import { llmsRoutes } from './site/seo/llms-routes.ts'
import { sitemapRoutes } from './site/seo/sitemap-routes.ts'
import { createSocialImages, socialImageRoutes } from './site/seo/social-images.ts'
import { createConversions } from './site/split-tests/split-conversions.ts'
import {
  createLaterChooser,
  createSubjectChooser,
  splitVisitorOf,
} from './site/split-tests/split-subjects.ts'
import { createSubjectContent } from './site/split-tests/subject-content.ts'
import { createAddressCounts } from './site/visitor/address-counts.ts'
import { consentRoutes } from './site/visitor/consent-routes.ts'
import { popupRoutes } from './site/visitor/popup-routes.ts'
import { createFactsOf } from './site/visitor/visitor-facts.ts'
import { watchChanges } from './watch-changes.ts'

const PAGE_CACHE_BYTES = 64 * 1024 * 1024
/**
 * Longer than proxies keep idle connections (60 s, 65 s), because a request sent while the server
 * closes the connection would fail.
 */
const KEEP_ALIVE_MS = 72 * SECOND

/**
 * Wires all services and returns a server that is ready to listen. `runBackground` starts the
 * background work.
 */
export async function buildApp(deps: {
  env: Env
  services: AllServices
  assets: Assets
  /** For the static export: there are no visitors. Reports modules that cannot be rendered. */
  asFiles?: { onProblem(problem: { page: string; type: string }): void }
}) {
  const { env, services, assets } = deps
  const {
    pages,
    forms,
    comments,
    newsletter,
    shop,
    search,
    splitTests,
    consent,
    feedReader,
    canMail,
    documents,
    clock,
    db,
  } = services
  const sender = createPageSender({ ...securityHeaders(env.publicUrl), ...prefetchHeader })
  // The static export requests each page once.
  const cacheBytes = deps.asFiles ? 0 : PAGE_CACHE_BYTES
  const cache = createPageCache({ maxBytes: cacheBytes, now: clock.now })
  // The static export shows the original content of split tests.
  const readTests = async () => {
    if (!deps.asFiles) await splitTests.refresh()
  }
  const choosing = { splitTests, consent, publicUrl: env.publicUrl }
  const chooseSubjects = createSubjectChooser(choosing)
  const chooseLater = createLaterChooser(choosing)
  const onConversion = createConversions(splitTests, { publicUrl: env.publicUrl, consent })
  const front = createPageFront(cache, sender, chooseSubjects)

  const app = fastify({
    logger: { level: env.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.trustProxy.length > 0 ? [...env.trustProxy] : false,
    bodyLimit: 1024 * 1024,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    serverFactory: handler =>
      createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
        try {
          if (front(request, response)) return
        } catch (error) {
          app.log.error({ err: error }, 'page front')
        }
        handler(request, response)
      }),
  })
  const resolver = createPageResolver({
    pages,
    documents,
    shop,
    shopSettings: services.shopSettings,
  })
  const socialImages = createSocialImages(services)
  const renderer = createSiteRenderer({
    services: { pages, forms, comments, newsletter, shop, search, consent, feedReader, canMail },
    branding: services.branding,
    designLibrary: services.designLibrary,
    socialImages,
    assets,
    iconTable: assets.icons,
    publicUrl: env.publicUrl,
    clock,
    splitTests,
    consent,
    withoutServer: deps.asFiles !== undefined,
    onProblem: problem => {
      app.log.error(problem, 'module cannot be shown')
      deps.asFiles?.onProblem(problem)
    },
    onTextProblem: problem => app.log.warn(problem, 'text is missing or broken'),
  })

  const embeddedPages = createEmbeddedPages({
    pages,
    shopSettings: services.shopSettings,
    resolver,
    renderer,
    cache,
    publicUrl: env.publicUrl,
  })

  await app.register(fastifyCookie)
  await app.register(fastifyFormbody, { parser: parseFormBody })
  await app.register(fastifyMultipart)
  if (env.rateLimit > 0) {
    await app.register(fastifyRateLimit, {
      max: env.rateLimit,
      timeWindow: '1 minute',
      allowList: request => request.method === 'GET' || request.method === 'HEAD',
      errorResponseBuilder: (_request, { statusCode, ttl }) =>
        new RefusedRequest(statusCode, 'too-many-requests-for', {
          seconds: Math.ceil(ttl / SECOND),
        }),
    })
  }
  closeConnections(app)
  installSecurity(app, env.publicUrl)
  limitInput(app)
  if (env.trustProxy.length === 0) warnOfUnnamedProxy(app)
  const replyNotFound = createNotFound(resolver, renderer, cache, sender)
  installErrors(app, replyNotFound, () => pages.settings.lastKnown()?.locale)
  healthRoutes(app, { db, cache, metricsToken: env.metricsToken, dataDir: env.dataDir })
  mediaRoutes(app, pages)
  brandingRoutes(app, services)
  socialImageRoutes(app, {
    socialImages,
    resolver,
    publicUrl: env.publicUrl,
    fonts: assets.fonts,
  })
  services.access.logTo((message, details) => app.log.error({ details }, `sign-in: ${message}`))
  const adminApi = discoverRoutes({
    ...services,
    resolver,
    renderer,
    embeddedPages,
    publicUrl: env.publicUrl,
  })
  installAdminApi(app, { access: services.access, db, clock, routes: adminApi })
  await docsRoutes(app, {
    access: services.access,
    publicUrl: env.publicUrl,
    folder: assets.apiDocs,
    routes: adminApi,
  })
  staffPages(app, { access: services.access, pages, assets: assets.staff })
  signInRoutes(app, {
    access: services.access,
    publicUrl: env.publicUrl,
    siteName: async () => (await pages.settings.get()).siteName,
    canMail,
    scripts: assets.staff.signIn.scripts,
    onSignIn: (request, module) =>
      onConversion(request, { goal: 'sign-in' }, goal => goal.split(/[\s,]+/).includes(module)),
  })
  const folders: [string, string | undefined][] = [
    ['/fonts/', assets.fonts],
    ['/assets/', assets.folder && join(assets.folder, 'assets')],
    ['/staff/', assets.staffFolder && join(assets.staffFolder, 'staff')],
  ]
  for (const [prefix, root] of folders) {
    if (!root) continue
    const files = { immutable: true, maxAge: '365d', preCompressed: true, decorateReply: false }
    await app.register(fastifyStatic, { ...files, root, prefix })
  }
  if (env.dev)
    galleryRoutes(app, { resolver, renderer, staffScripts: assets.staff.gallery.scripts })
  previewRoutes(app, {
    pages,
    resolver,
    renderer,
    secret: services.secret,
    clock,
    publicUrl: env.publicUrl,
  })
  const factsOf = createFactsOf({ access: services.access, shop })
  const formCounts = createFormCounts({
    forms,
    pages,
    clock,
    publicUrl: env.publicUrl,
    onError: error => app.log.error({ err: error }, 'counting forms'),
  })
  const { callAction } = actionRoutes(app, {
    services: { pages, forms, comments, newsletter, shop, search, consent, feedReader, canMail },
    resolver,
    renderer,
    publicUrl: env.publicUrl,
    hasLimits: env.rateLimit > 0,
    factsOf,
    chooseSubjects,
    temporaryFile: services.formFiles.temporaryFile,
    uploads: createUploads(env.dataDir),
    onConversion,
    onFailure: (request, subjects) =>
      splitTests.failed(
        splitVisitorOf(request.raw, { publicUrl: env.publicUrl, consent }),
        subjects,
      ),
    onFormStep: formCounts.stepped,
  })
  const limits = env.rateLimit > 0 ? createRenderLimits(app) : undefined
  const subjectContent = createSubjectContent({
    splitTests,
    chooseSubjects,
    chooseLater,
    pages,
    resolver,
    renderer,
    cache,
    factsOf,
    limits,
    publicUrl: env.publicUrl,
  })
  ajaxRoutes(app, {
    splitTests,
    subjectContent,
    consent,
    publicUrl: env.publicUrl,
    answerForm: createAjaxForms({ callAction, resolver, forms, publicUrl: env.publicUrl }),
  })
  const popupCounts = popupRoutes(app, { pages, publicUrl: env.publicUrl, clock })
  downloadRoutes(app, { shop, pages, productFiles: services.productFiles })
  consentRoutes(app, { consent, publicUrl: env.publicUrl, clock })
  unsubscribeRoutes(app, { comments, pages })
  newsletterRoutes(app, { newsletter, pages })
  const places = createPlaces({
    pages,
    settings: services.shopSettings.get,
    outbound: services.outbound,
    clock,
    onProblem: problem => app.log.warn(problem, 'address suggestions'),
  })
  placesRoutes(app, { places, pages })
  prefetchRoutes(app, { shop })
  contentRoutes(app, { pages, cache, publicUrl: env.publicUrl, sender, limits })
  llmsRoutes(app, { pages, shop, cache, publicUrl: env.publicUrl, sender })
  const { indexNow } = services
  sitemapRoutes(app, { pages, shop, cache, publicUrl: env.publicUrl, sender, indexNow })
  const counts = createAddressCounts({
    pages,
    clock,
    publicUrl: env.publicUrl,
    onError: error => app.log.error({ err: error }, 'counting addresses'),
  })
  siteRoutes(app, {
    pages,
    resolver,
    renderer,
    cache,
    publicUrl: env.publicUrl,
    sender,
    replyNotFound,
    factsOf,
    counts,
    limits,
    embeddedPages,
    findFeed: createFeeds({ pages, cache, publicUrl: env.publicUrl }),
    chooseSubjects,
    chooseLater,
    onFailedTests: async tests => {
      for (const id of tests) await splitTests.pause(id, 'subject-failed')
    },
  })

  const watch = watchChanges({
    services,
    cache,
    readTests,
    onError: (error, what) => app.log.error({ err: error }, what),
  })
  // Loaded before the first request, because even refusals need the site's language.
  await pages.settings.get()
  await readTests()
  await consent.refresh()
  // Applies recent invalidations while the cache is still empty.
  await watch.poll()
  app.addHook('onReady', async () => {
    // A killed process leaves partial uploads behind.
    const stores = [services.formFiles, services.productFiles, pages.media]
    await Promise.all(stores.map(store => store.sweepIncoming()))
  })
  app.addHook('onClose', async () => {
    watch.stop()
    await counts.flush()
    await formCounts.flush()
    await popupCounts.flush()
    await splitTests.flush()
  })
  return Object.assign(app, { renderer, cache })
}
