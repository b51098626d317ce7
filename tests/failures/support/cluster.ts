import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { systemClock } from '#base'
import { connect, migrate } from '#db'
import { readEnv } from '../../../src/server/env.ts'
import { createServices, openSiteStorage } from '../../../src/server/services/create-services.ts'
import { type Balancer, startBalancer } from '../../doubles/balancer.ts'
import { type S3Double, startS3 } from '../../doubles/s3-server.ts'
import { type SmtpDouble, startSmtp } from '../../doubles/smtp.ts'
import { type StripeDouble, startStripe } from '../../doubles/stripe.ts'
import { startReceiver, type WebhookReceiver } from '../../doubles/webhook-receiver.ts'
import { BUY_PATH, buyPage } from '../../support/buyer.ts'
import { invoiceSettings } from '../../support/invoices.ts'
import { documentOf } from '../../support/pages.ts'
import { type Cluster as PostgresCluster, startCluster } from '../../support/postgres-cluster.ts'
import { type Copy, type CopyOptions, startCopy } from './copies.ts'

/** Pieces in stock; no scenario sells them all. */
export const PIECES = 1_000_000

export type SiteServices = ReturnType<typeof createServices>

/**
 * Two copies of the server behind a balancer, with Postgres, S3, a mail server, Stripe and a program
 * that is told of orders.
 */
export interface SiteCluster {
  postgres: PostgresCluster
  s3: S3Double
  smtp: SmtpDouble
  stripe: StripeDouble
  receiver: WebhookReceiver
  /** Mails and webhooks that have arrived twice so far. */
  repeated: { mails: number; webhooks: number }
  balancer: Balancer
  /** URL of the balancer. */
  url: string
  copies: Copy[]
  /** Services of the test's own process on the same database. */
  services: SiteServices
  variant: string
  environment: Record<string, string>
  /** Starts another copy, not yet behind the balancer. */
  start(options?: Partial<CopyOptions>): Promise<Copy>
  /** Replaces the copy at this position, ready and behind the balancer. */
  replace(position: number, options?: Partial<CopyOptions>): Promise<Copy>
  /** Puts the current copies behind the balancer. */
  serve(): void
  stop(): Promise<void>
}

/** Pages that readers open, all of which can be cached. */
export const READ_PATHS = ['/', '/contact', '/product/bowl', '/news'] as const

export async function startSite({
  count = 2,
  dataFolder,
}: {
  count?: number
  /** For the data of Postgres. */
  dataFolder?: string
} = {}): Promise<SiteCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-copies-'))
  const postgres = await startCluster({ isDurable: true, ...(dataFolder && { dataFolder }) })
  const s3 = await startS3({ folder: join(folder, 's3') })
  const smtp = await startSmtp()
  const stripe = await startStripe()
  const receiver = await startReceiver()
  const balancer = await startBalancer()
  const environment = {
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'a secret key that all copies have',
    PUBLIC_URL: balancer.url,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'shop@example.com',
    RATE_LIMIT: '0',
    TRUST_PROXY: 'loopback',
    STRIPE_URL: stripe.url,
    ALLOW_PRIVATE_ADDRESSES: '1',
    ...s3.environment,
    // Every request of a file asks S3.
    S3_CACHE_MB: '0',
  }
  const connection = await connect({
    dataDir: join(folder, 'test'),
    databaseUrl: environment.DATABASE_URL,
  })
  await migrate(connection.db, connection.kind)
  const env = readEnv({ ...environment, DATA_DIR: join(folder, 'test'), LOG_LEVEL: 'silent' })
  const storage = await openSiteStorage(env)
  const services = createServices(env, connection, systemClock, storage)
  const variant = await fillSite(services, stripe.credentials, receiver.url)

  let started = 0
  const start = (options: Partial<CopyOptions> = {}) =>
    startCopy({
      dataDir: join(folder, `copy-${++started}`),
      ...options,
      environment: { ...environment, ...options.environment },
    })
  const copies: Copy[] = []
  for (let position = 0; position < count; position++) copies.push(await start())
  await Promise.all(copies.map(copy => copy.untilReady()))

  const site: SiteCluster = {
    postgres,
    s3,
    smtp,
    stripe,
    receiver,
    repeated: { mails: 0, webhooks: 0 },
    balancer,
    url: balancer.url,
    copies,
    services,
    variant,
    environment,
    start,
    async replace(position, options) {
      const copy = await start(options)
      await copy.untilReady()
      copies[position] = copy
      site.serve()
      return copy
    },
    serve: () => balancer.serve(copies.map(copy => copy.port)),
    async stop() {
      for (const copy of copies) copy.resume()
      await Promise.all(copies.map(copy => copy.stop()))
      await balancer.stop()
      await connection.close()
      await smtp.stop()
      stripe.stop()
      receiver.stop()
      await s3.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  site.serve()
  return site
}

/** A shop with one product, card payments, a webhook, a form, and pages. Returns the product's variant. */
async function fillSite(
  services: SiteServices,
  stripeKeys: StripeDouble['credentials'],
  webhookUrl: string,
): Promise<string> {
  const { pages, shop, shopSettings, paymentKeys, webhooks, db } = services
  await pages.settings.set({ siteName: 'Atelier', email: 'owner@example.com' })
  await paymentKeys.write('stripe', 'test', stripeKeys)
  const { onlinePayments } = await shopSettings.get()
  await shopSettings.set({
    invoices: invoiceSettings(),
    onlinePayments: {
      ...onlinePayments,
      stripe: { ...onlinePayments.stripe, mode: 'test', enabled: true },
    },
  })
  await webhooks.create({
    ...{ name: 'Stock program', url: webhookUrl, topics: ['order.created'], enabled: true },
  })
  const form = {
    id: 'form',
    title: 'Enquiry',
    botCheck: false,
    fields: [
      { id: 'name', label: 'Name' },
      { id: 'email', label: 'Email', type: 'email' },
      { id: 'message', label: 'Message', type: 'text' },
      { id: 'picture', label: 'Picture', type: 'file' },
    ],
  }
  const added = await pages.media.add(await samplePicture(), 'bowl.png', 'A bowl')
  if (!added.ok) throw new Error(JSON.stringify(added))
  const image = { id: 'picture', image: { media: added.item.id } }
  const documents = {
    '/': documentOf('Atelier', [{ type: 'image', props: image }]),
    [BUY_PATH]: buyPage,
    '/contact': documentOf('Contact', [{ type: 'contact-form', props: form }]),
    '/news': documentOf('Version 0'),
  }
  for (const [path, document] of Object.entries(documents)) {
    const saved = await pages.save({ path, document, author: 't', publish: true })
    if (!saved.ok) throw new Error(`${path}: ${JSON.stringify(saved)}`)
  }
  await shop.catalog.save([
    {
      type: 'simple',
      name: 'Bowl',
      variant: { regularPrice: 4800, stock: { quantity: PIECES } },
    },
  ])
  const { id } = await db.selectFrom('variants').select('id').executeTakeFirstOrThrow()
  return id
}

/** A picture of a few kilobytes. */
export function samplePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#a64', noise } })
    .png()
    .toBuffer()
}
