import { join } from 'node:path'
import { createAccess } from '#auth'
import { can } from '#auth/schema'
import { type Clock, SECOND, systemClock } from '#base'
import { createComments } from '#comments'
import { createConsent } from '#consent'
import { addToOutbox, type Connection, connect, createLeaseClock, createRunner, migrate } from '#db'
import { createFeedReader } from '#feed-reader'
import { createForms, withDefaultMessages } from '#forms'
import { modules } from '#modules'
import { createNewsletter } from '#newsletter'
import { cleanHtml, createFolderStore, createPages, type Pages } from '#pages'
import { archivePrefixes, kindOfType } from '#pages/schema'
import { createDocuments } from '#render'
import { createSearch } from '#search'
import { createShop, type Shop } from '#shop'
import { createSplitTests } from '#split-test'
import { createBranding } from './adapters/branding.ts'
import { createDiscussedPages } from './adapters/commentable-pages.ts'
import { createDesignLibrary } from './adapters/design-library.ts'
import { createPictures } from './adapters/pictures.ts'
import { ensurePlaceholders } from './adapters/placeholders.ts'
import { createFindUses } from './adapters/scan-third-parties.ts'
import { createSearchSources } from './adapters/search-sources.ts'
import { createShopSettings, type StoredShopSettings } from './adapters/shop-settings.ts'
import { backgroundTasks } from './background-tasks.ts'
import { readBotProvider } from './bot-provider-settings.ts'
import { createDescribeAddress } from './embeds/describe-address.ts'
import type { Env } from './env.ts'
import { createIndexNow } from './index-now.ts'
import { createComposeMail } from './mail/compose.ts'
import { createMailHandler } from './mail/handler.ts'
import { createSendMail } from './mail/send.ts'
import { createFfmpeg, noMediaTools } from './media-tools/index.ts'
import { createAskFeed } from './outbound/ask-feed.ts'
import { createOutbound } from './outbound/index.ts'
import { createSendWebhook } from './outbound/send-webhook.ts'
import { readSecret } from './secret.ts'
import { ownPaths } from './site/page/own-paths.ts'
import { createThemes } from './themes/switch-theme.ts'

/** Sign-in attempts per minute and IP address. */
const SIGN_IN_LIMIT = 10
/** Limits for a newsletter provider, because a visitor waits for the answer. */
const PROVIDER_LIMITS = { maxBytes: 256 * 1024, timeoutMs: 5 * SECOND }

/** The domains of a site on one database, without HTTP. Shared by commands and the server. */
export function createServices(env: Env, connection: Connection, clock: Clock = systemClock) {
  const { db } = connection
  const documents = createDocuments(modules)
  const secret = readSecret(env.dataDir, env.secretKey)
  const mediaTools = env.ffmpeg ? createFfmpeg() : noMediaTools
  const pages: Pages = createPages({
    db,
    clock,
    store: createFolderStore(join(env.dataDir, 'media')),
    mediaTools,
    findProducts: (ids, tag) => shop.catalog.links(ids, tag),
    pageMoved: (tx, from, to) => shopSettings.followPage(tx, from, to),
    sharedPrefixes: async () => [
      (await shopSettings.get()).paths.product,
      ...archivePrefixes(await pages.settings.get()),
    ],
    ownPaths: async () => ownPaths(await shopSettings.get()),
    published: (tx, document, author) =>
      forms.destinations.notice(tx, documents.destinations(document), author),
    documents: {
      ...documents,
      clean: (document, stored) => documents.clean(document, { html: cleanHtml }, stored),
    },
  })
  const locale = async () => (await pages.settings.get()).locale
  const outbound = createOutbound({ allowPrivate: env.allowPrivateAddresses, now: clock.now })
  const sendWebhook = createSendWebhook({ outbound, now: clock.now })
  const shopSettings: StoredShopSettings = createShopSettings(pages)
  // Outside the media folder, because only staff may access them.
  const formFiles = createFolderStore(join(env.dataDir, 'form-files'))
  // Files for sale, available only through the downloads of orders.
  const productFiles = createFolderStore(join(env.dataDir, 'product-files'))
  const forms = createForms({
    db,
    kind: connection.kind,
    clock,
    secret,
    publicUrl: env.publicUrl,
    files: formFiles,
    sendWebhook: hook => sendWebhook(hook, { httpsOnly: true }),
    siteEmail: async () => (await pages.settings.get()).email,
    botProvider: () => readBotProvider(pages),
    callBotProvider: async (url, form) => {
      const body = new URLSearchParams(form).toString()
      const contentType = 'application/x-www-form-urlencoded'
      const answer = await outbound.post({
        url: env.botVerifyUrl ?? url,
        body,
        contentType,
        ...PROVIDER_LIMITS,
      })
      return Buffer.from(answer).toString()
    },
    messages: async () => {
      const { messages, locale } = await pages.settings.get()
      return withDefaultMessages(messages, locale)
    },
  })
  const comments = createComments({
    db,
    kind: connection.kind,
    clock,
    secret,
    publicUrl: env.publicUrl,
    rules: async () => (await pages.settings.get()).comments,
    findPages: createDiscussedPages(pages),
  })
  const newsletter = createNewsletter({
    db,
    clock,
    secret,
    publicUrl: env.publicUrl,
    locale,
    call: ({ headers: { 'content-type': contentType = '', ...headers }, ...request }) =>
      outbound.call({ ...request, ...PROVIDER_LIMITS, headers, contentType }),
    sendWebhook,
  })
  const shop: Shop = createShop({
    db,
    kind: connection.kind,
    clock,
    settings: shopSettings.get,
    addToOutbox,
    cleanHtml,
    pictures: createPictures(pages, outbound),
    redirect: pages.redirects.move,
    hasPage: pages.isPublished,
    publicUrl: env.publicUrl,
  })
  const access = createAccess({
    db,
    kind: connection.kind,
    clock,
    secret,
    publicUrl: env.publicUrl,
    signInLimit: env.rateLimit > 0 ? SIGN_IN_LIMIT : 0,
    addToOutbox,
  })
  const search = createSearch({
    db,
    kind: connection.kind,
    clock,
    sources: createSearchSources({ pages, shop }),
    locale,
    ownKinds: async () =>
      (await pages.settings.get()).contentTypes.map(type => ({
        kind: kindOfType(type),
        name: type.singular,
        plural: type.name,
      })),
  })
  const splitTests = createSplitTests({
    db,
    clock,
    secret,
    notificationRecipients: async () =>
      (await access.staff.list())
        .filter(one => one.disabledAt === undefined && can(one.role, 'pages.publish'))
        .map(({ email }) => email),
  })
  const consent = createConsent({
    db,
    clock,
    settings: async () => {
      const { consent, locale } = await pages.settings.get()
      return { ...consent, locale }
    },
    findUses: createFindUses({
      pages,
      documents,
      shop,
      splitTests,
      botProvider: async () => (await readBotProvider(pages))?.name,
    }),
  })
  const indexNow = createIndexNow({
    db,
    clock,
    pages,
    shop,
    outbound,
    secret,
    publicUrl: env.publicUrl,
  })
  const describeAddress = createDescribeAddress({
    outbound,
    media: pages.media,
    service: env.oembedUrl,
  })
  const feedReader = createFeedReader({
    db,
    clock,
    publicUrl: env.publicUrl,
    ask: createAskFeed(outbound),
  })
  const branding = createBranding(pages)
  const themes = createThemes({ pages })
  const designLibrary = createDesignLibrary({ db, pages })
  const composeMail = createComposeMail({
    pages,
    forms,
    comments,
    newsletter,
    shop,
    access,
    branding,
    publicUrl: env.publicUrl,
  })
  const mailOptions = {
    smtpUrl: env.smtpUrl,
    from: env.mailFrom,
    folder: join(env.dataDir, 'mail'),
  }
  const sendMail = createSendMail(mailOptions)
  const sendCampaign = createSendMail({ ...mailOptions, keepsConnection: true })
  return {
    db,
    clock,
    documents,
    secret,
    mediaTools,
    pages,
    forms,
    formFiles,
    productFiles,
    comments,
    newsletter,
    shop,
    search,
    splitTests,
    consent,
    access,
    outbound,
    describeAddress,
    feedReader,
    indexNow,
    branding,
    themes,
    designLibrary,
    shopSettings,
    composeMail,
    sendMail,
    sendCampaign,
    canMail: env.smtpUrl !== undefined,
  }
}

export type AllServices = ReturnType<typeof createServices>

/** Opens the database, migrates it and creates the services. */
export async function openServices(env: Env) {
  const connection = await connect({ dataDir: env.dataDir, databaseUrl: env.databaseUrl })
  try {
    await migrate(connection.db, connection.kind)
    const services = createServices(env, connection)
    await ensurePlaceholders(services.pages)
    return { ...services, connection, close: connection.close }
  } catch (error) {
    await connection.close()
    throw error
  }
}

/** Background work of a server process. */
export function createBackground(
  services: AllServices,
  onError: (error: unknown, what: string) => void,
) {
  const { db, clock } = services
  return createRunner({
    db,
    clock,
    // Tests control the clock, including the leases.
    ...(clock === systemClock ? { leaseClock: createLeaseClock({ db, clock }) } : {}),
    handlers: {
      mail: createMailHandler(services),
      'index-now': services.indexNow.deliver,
      ...services.forms.outboxHandlers,
      ...services.newsletter.outboxHandlers({
        compose: (campaignId, subscriberId) =>
          services.composeMail({
            template: 'newsletter-letter',
            letterId: campaignId,
            subscriberId,
          }),
        send: services.sendCampaign,
        savesMail: !services.canMail,
      }),
    },
    // One campaign mail at a time, so that a crash leaves at most one uncertain delivery.
    concurrency: { mail: 4, 'newsletter-letter': 1 },
    tasks: backgroundTasks(services),
    onError,
  })
}
