import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createAccess, seal, unseal } from '#auth'
import { type Clock, systemClock, VitrineError } from '#base'
import { createComments } from '#comments'
import {
  addToOutbox,
  type Connection,
  connect,
  followDatabaseClock,
  hasTables,
  isAlone,
  migrate,
  pendingMigrations,
  withStartLock,
} from '#db'
import { createFeedReader } from '#feed-reader'
import { cleanHtml, createPhotoEncoder, type Pages } from '#pages'
import { createDocuments } from '#render'
import { createShop, type Shop } from '#shop'
import { createDiskStorage, openStorage } from '#storage'
import { createWebhooks } from '#webhooks'
import { version } from '../../../package.json'
import { createBranding } from '../adapters/branding.ts'
import { createDiscussedPages } from '../adapters/commentable-pages.ts'
import { createDesignLibrary } from '../adapters/design-library.ts'
import { createLoadChanged } from '../adapters/load-changed.ts'
import { createPictures } from '../adapters/pictures.ts'
import { ensurePlaceholders } from '../adapters/placeholders.ts'
import { createRenderInvoice } from '../adapters/render-invoice.ts'
import { createShopSettings, type StoredShopSettings } from '../adapters/shop-settings.ts'
import { createBuildFiles } from '../assets/build-files.ts'
import { createBackups } from '../backup/create-backups.ts'
import { readLastBackup } from '../backup/last-backup.ts'
import { createCdn } from '../cdn/create-cdn.ts'
import { createHealth } from '../checks/create-health.ts'
import { createDescribeAddress } from '../embeds/describe-address.ts'
import type { Env } from '../env.ts'
import { createIndexNow } from '../index-now.ts'
import { createComposeMail } from '../mail/compose.ts'
import { createSendMail } from '../mail/send.ts'
import { createAskFeed } from '../outbound/ask-feed.ts'
import { createAskVies } from '../outbound/ask-vies.ts'
import { createPaymentKeys } from '../payment-keys.ts'
import { createThemes } from '../themes/switch-theme.ts'
import { createSiteConsent } from './consent.ts'
import { createContext } from './context.ts'
import { createSiteForms } from './forms.ts'
import { createSiteModules } from './module-registry.ts'
import { createSiteNewsletter } from './newsletter.ts'
import { createSitePages } from './pages.ts'
import { createPaymentProviders } from './payment-providers.ts'
import { createSiteSearch } from './search.ts'
import { createSiteSplitTests } from './split-tests.ts'

/** Sign-in attempts per minute and IP address. */
const SIGN_IN_LIMIT = 10

/** The domains of a site on one database, without HTTP. Shared by commands and the server. */
export function createServices(
  env: Env,
  connection: Connection,
  clock: Clock = systemClock,
  storage = createDiskStorage(env.dataDir),
) {
  const context = createContext(env, connection, clock, storage)
  const { db, kind, secret, publicUrl, outbound, mediaTools } = context
  const registry = createSiteModules()
  const documents = createDocuments(registry.modules)

  const pages: Pages = createSitePages(context, documents, {
    shop: () => shop,
    shopSettings: () => shopSettings,
    forms: () => forms,
  })
  const shopSettings: StoredShopSettings = createShopSettings(pages, rules =>
    shop.taxRates.replaceAll(rules),
  )
  // Outside the media folder, because only staff may access them.
  const formFiles = storage.store('form-files')
  const forms = createSiteForms(context, pages, formFiles)
  const comments = createComments({
    db,
    kind,
    clock,
    secret,
    publicUrl,
    rules: async () => (await pages.settings.get()).comments,
    findPages: createDiscussedPages(pages),
  })
  const newsletter = createSiteNewsletter(context, pages)
  const paymentKeys = createPaymentKeys(pages, secret)
  const paymentProviders = createPaymentProviders(context, paymentKeys)
  const sealed = {
    seal: (text: string) => seal(secret, text),
    unseal: (text: string) => unseal(secret, text),
  }
  // Private files of buyers, which only staff may access.
  const orderFiles = storage.store('order-files')
  const reviewPhotos = storage.store('review-photos')
  const shop: Shop = createShop({
    db,
    kind,
    clock,
    settings: shopSettings.get,
    addToOutbox,
    cleanHtml,
    pictures: createPictures(pages, outbound),
    redirect: pages.redirects.move,
    hasPage: pages.isPublished,
    async readPage(path) {
      const page = await pages.published(path)
      return page && { title: page.title, html: documents.articleHtml(page.document) }
    },
    askVies: createAskVies(outbound, env.viesUrl),
    sealed,
    paymentProviders,
    orderFiles,
    reviewPhotos,
    encodePhoto: createPhotoEncoder(),
    renderInvoice: createRenderInvoice({ pages, branding: () => branding }),
    addTaxClasses: shopSettings.addTaxClasses,
    publicUrl,
  })
  const access = createAccess({
    db,
    kind,
    clock,
    secret,
    publicUrl,
    signInLimit: env.rateLimit > 0 ? SIGN_IN_LIMIT : 0,
    addToOutbox,
  })
  const splitTests = createSiteSplitTests(context, access)
  const webhooks = createWebhooks({
    db,
    clock,
    sealed,
    sendWebhook: hook => context.sendWebhook(hook, { httpsOnly: true }),
    load: createLoadChanged(() => shop),
  })
  const branding = createBranding(pages)
  const mailOptions = {
    smtpUrl: env.smtpUrl,
    from: env.mailFrom,
    folder: join(env.dataDir, 'mail'),
  }
  return {
    db,
    clock,
    processes: connection.processes,
    storage,
    registry,
    documents,
    secret,
    mediaTools,
    pages,
    forms,
    formFiles,
    // Files for sale, available only through the downloads of orders.
    productFiles: storage.store('product-files'),
    orderFiles,
    reviewPhotos,
    buildFiles: createBuildFiles(storage.store('builds'), clock),
    comments,
    newsletter,
    shop,
    paymentKeys,
    paymentProviders,
    search: createSiteSearch(context, { pages, shop }),
    splitTests,
    webhooks,
    consent: createSiteConsent(context, { pages, documents, shop, splitTests, registry }),
    access,
    outbound,
    describeAddress: createDescribeAddress({
      outbound,
      media: pages.media,
      service: env.oembedUrl,
    }),
    feedReader: createFeedReader({ db, clock, publicUrl, ask: createAskFeed(outbound) }),
    indexNow: createIndexNow({ db, clock, pages, shop, outbound, secret, publicUrl }),
    branding,
    backups: createBackups(env, { connection, storage, secret, clock, access }),
    cdn: createCdn(env.cdn, { db, clock, outbound }),
    health: createHealth({
      env,
      version,
      secret,
      connection: { db, kind },
      clock,
      ...(env.backup && { lastBackup: () => readLastBackup(db) }),
    }),
    themes: createThemes({ pages }),
    designLibrary: createDesignLibrary({ db, pages }),
    shopSettings,
    composeMail: createComposeMail({
      pages,
      forms,
      comments,
      newsletter,
      shop,
      access,
      branding,
      publicUrl,
    }),
    sendMail: createSendMail(mailOptions),
    sendCampaign: createSendMail({ ...mailOptions, keepsConnection: true }),
    canMail: env.smtpUrl !== undefined,
  }
}

export type AllServices = ReturnType<typeof createServices>

/** Whether there may be a site: the file of SQLite exists, or Postgres is used. */
export const hasDatabase = ({ dataDir, databaseUrl }: Env) =>
  databaseUrl !== undefined || existsSync(join(dataDir, 'vitrine.db'))

function noSite({ dataDir, databaseUrl }: Env) {
  const message = databaseUrl
    ? 'There is no site in this database: check DATABASE_URL, or create the site with "vitrine start".'
    : `There is no site in ${dataDir}: check DATA_DIR and DATABASE_URL, or create the site with "vitrine start".`
  return new VitrineError('NO_SITE', message)
}

/** The storage that the environment names. */
export const openSiteStorage = ({ dataDir, storage, s3, s3CacheMb }: Env) =>
  openStorage({ dataDir, s3: storage === 's3' ? s3 : undefined, cacheMb: s3CacheMb })

/** Steps of a server's start that commands leave out. */
export interface ServerStart {
  /** False if another worker of this command has migrated and filled the database. */
  isFirst: boolean
  /** Runs before the database is changed. */
  check(): Promise<void>
  /** Runs while other starts wait. */
  fill(opened: AllServices & { connection: Connection }): Promise<void>
  /** Called if another process migrates or fills the database at the moment. */
  onWait(): void
}

/**
 * Opens the database, migrates it and creates the services. Error `NO_SITE`.
 * @param creates Whether a missing site is created.
 */
export async function openServices(
  env: Env,
  start?: ServerStart,
  { creates = start !== undefined }: { creates?: boolean } = {},
) {
  const { dataDir, databaseUrl, databasePool, databaseReplicaUrls } = env
  if (!creates && !hasDatabase(env)) throw noSite(env)
  const connection = await connect({
    dataDir,
    databaseUrl,
    poolSize: databasePool,
    replicaUrls: databaseReplicaUrls,
  })
  let unfollow: (() => void) | undefined
  const close = () => {
    unfollow?.()
    return connection.close()
  }
  try {
    if (!creates && !(await hasTables(connection.db))) throw noSite(env)
    await start?.check()
    const storage = await openSiteStorage(env)
    const { problem } = await storage.checkAccess()
    const prepare = async () => {
      await migrate(connection.db, connection.kind, { isAlone: () => isAlone(connection) })
      unfollow = await followDatabaseClock(connection.db)
      const services = createServices(env, connection, systemClock, storage)
      await ensurePlaceholders(services.pages)
      await start?.fill({ ...services, connection })
      return { ...services, connection, storageProblem: problem, close }
    }
    const isPrepared = !start?.isFirst && (await pendingMigrations(connection.db)).length === 0
    return await (isPrepared ? prepare() : withStartLock(connection, prepare, start))
  } catch (error) {
    await close()
    throw error
  }
}
