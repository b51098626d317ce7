import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { VitrineError } from '#base'
import type { S3Settings } from '#storage'
import { type BackupSettings, readBackup } from './backup/read-settings.ts'
import { type CdnSettings, readCdn } from './cdn/settings.ts'
import { readS3, readStorage } from './storage/read-settings.ts'
import { readTelemetry, type TelemetrySettings } from './telemetry/settings.ts'

/** The environment, read once. No other code reads it. */
export interface Env {
  host: string
  port: number
  dataDir: string
  databaseUrl: string | undefined
  /** Where files are. S3 may be configured but not used yet, while files are copied to it. */
  storage: 'disk' | 's3'
  s3: S3Settings | undefined
  /** Local copies of public files from S3 in MB; 0 for none. */
  s3CacheMb: number
  /** Postgres replicas for pages of visitors. */
  databaseReplicaUrls: readonly string[]
  /** Connections of this process to Postgres, and to a replica. */
  databasePool: number
  /** Without trailing slash. */
  publicUrl: string
  secretKey: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  demo: boolean
  /** Pages for developers (`/dev/modules`); by default only if visitors cannot reach the server. */
  dev: boolean
  /** Whether outbound requests may go to private networks. */
  allowPrivateAddresses: boolean
  /** Whether `ffmpeg` is used if installed. */
  ffmpeg: boolean
  /** oEmbed service to use instead of the providers. */
  oembedUrl: string | undefined
  /** URL to use instead of the provider's bot verification. */
  botVerifyUrl: string | undefined
  /** URL to use instead of VIES, which checks VAT IDs. */
  viesUrl: string | undefined
  /** URL to use instead of Stripe's API. */
  stripeUrl: string | undefined
  /** URL to use instead of PayPal's API. */
  paypalUrl: string | undefined
  /** Signed notice of the latest version; undefined if the site does not ask for it. */
  updateUrl: string | undefined
  metricsToken: string | undefined
  logLevel: string
  /** Whether routed requests are logged. */
  logRequests: boolean
  /** Changing requests per minute and IP address; 0 for no limit. */
  rateLimit: number
  /** Memory for finished pages in MB; 0 for none. */
  pageCacheMb: number
  /** Memory for the HTML of modules in MB; 0 for none. */
  moduleCacheMb: number
  /** Processes that share the port. */
  workers: number
  /** Memory of a worker above which it is replaced, in MB; 0 for no limit. */
  workerMemoryMb: number
  /** Time between the signal to stop, when `/readyz` begins to answer 503, and the stop, in seconds. */
  drainSeconds: number
  /** Trusted proxies: addresses, ranges, or `loopback`, `linklocal`, `uniquelocal`. */
  trustProxy: readonly string[]
  /** Signals that are sent to an OpenTelemetry collector. */
  telemetry: TelemetrySettings | undefined
  /** Content delivery network that is purged after changes. */
  cdn: CdnSettings | undefined
  backup: BackupSettings | undefined
  /** Postgres database in which backups may be restored into temporary schemas. */
  scratchUrl: string | undefined
}

/** @param given Options of the command, which precede the environment. */
export function readEnv(
  source: NodeJS.ProcessEnv = process.env,
  given: { workers?: string | undefined; backupTo?: string | undefined } = {},
): Env {
  const host = source.HOST || '127.0.0.1'
  const port = readPort(source.PORT)
  const publicUrl = readUrl(source.PUBLIC_URL || `http://${hostNameOf(host)}:${port}`)
  return {
    host,
    port,
    dataDir: resolve(source.DATA_DIR || './data'),
    databaseUrl: readPostgresUrl('DATABASE_URL', source.DATABASE_URL),
    storage: readStorage(source),
    s3: readS3(source),
    s3CacheMb: readCount('S3_CACHE_MB', source.S3_CACHE_MB, 256),
    databaseReplicaUrls: readList(source.DATABASE_REPLICA_URL).map(
      url => readPostgresUrl('DATABASE_REPLICA_URL', url) ?? url,
    ),
    databasePool: readCount('DATABASE_POOL', source.DATABASE_POOL, 10, 2),
    publicUrl,
    secretKey: source.SECRET_KEY || undefined,
    smtpUrl: readSmtpUrl(source.SMTP_URL),
    mailFrom: source.MAIL_FROM || `mail@${new URL(publicUrl).hostname.replace(/^www\./, '')}`,
    demo: source.DEMO !== '0',
    dev: source.DEV ? source.DEV === '1' : isLoopback(publicUrl),
    allowPrivateAddresses: source.ALLOW_PRIVATE_ADDRESSES === '1',
    ffmpeg: source.FFMPEG !== '0',
    oembedUrl: readHttpUrl('OEMBED_URL', source.OEMBED_URL),
    botVerifyUrl: readHttpUrl('BOT_VERIFY_URL', source.BOT_VERIFY_URL),
    viesUrl: readHttpUrl('VIES_URL', source.VIES_URL),
    stripeUrl: readHttpUrl('STRIPE_URL', source.STRIPE_URL),
    paypalUrl: readHttpUrl('PAYPAL_URL', source.PAYPAL_URL),
    updateUrl: readHttpUrl('UPDATE_URL', source.UPDATE_URL),
    metricsToken: source.METRICS_TOKEN || undefined,
    logLevel: source.LOG_LEVEL || 'info',
    logRequests: source.LOG_REQUESTS === '1',
    rateLimit: readCount('RATE_LIMIT', source.RATE_LIMIT, 240),
    pageCacheMb: readCount('PAGE_CACHE_MB', source.PAGE_CACHE_MB, 64),
    moduleCacheMb: readCount('MODULE_CACHE_MB', source.MODULE_CACHE_MB, 8),
    workers: readWorkers(given.workers ?? source.WORKERS),
    workerMemoryMb: readWorkerMemory(source.WORKER_MEMORY_MB),
    drainSeconds: readCount('DRAIN_SECONDS', source.DRAIN_SECONDS, 0),
    trustProxy: readProxies(source.TRUST_PROXY),
    cdn: readCdn(source),
    telemetry: readTelemetry(source),
    scratchUrl: readPostgresUrl('DATABASE_URL_SCRATCH', source.DATABASE_URL_SCRATCH),
    backup: readBackup({ ...source, BACKUP_TO: given.backupTo ?? source.BACKUP_TO }),
  }
}

/** Whether other processes may serve the same site. */
export const hasCopies = ({ databaseUrl, workers }: Env) => databaseUrl !== undefined || workers > 1

/** The value is not repeated, because it may contain a password. */
function readPostgresUrl(name: string, value: string | undefined): string | undefined {
  if (!value || /^postgres(ql)?:\/\//.test(value)) return value || undefined
  throw new VitrineError(
    'BAD_ENV',
    `${name} must be an address such as postgres://user:password@host/database.`,
  )
}

function readPort(value: string | undefined): number {
  const port = Number(value || 3000)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new VitrineError('BAD_ENV', `PORT must be a number from 0 to 65535, not "${value}".`)
}

function readCount(name: string, value: string | undefined, standard: number, min = 0): number {
  const count = Number(value || standard)
  if (Number.isInteger(count) && count >= min) return count
  const least = min > 0 ? ` of at least ${min}` : ''
  throw new VitrineError('BAD_ENV', `${name} must be a whole number${least}, not "${value}".`)
}

/** More processes than this are a mistake. */
const MAX_WORKERS = 256

function readWorkers(value: string | undefined): number {
  if (value === 'auto') return availableParallelism()
  const count = Number(value || 1)
  if (Number.isInteger(count) && count >= 1 && count <= MAX_WORKERS) return count
  const message = `WORKERS must be a number from 1 to ${MAX_WORKERS} or auto, not "${value}".`
  throw new VitrineError('BAD_ENV', message)
}

/** A new worker uses more than this. */
const MIN_WORKER_MEMORY_MB = 128

function readWorkerMemory(value: string | undefined): number {
  const mb = readCount('WORKER_MEMORY_MB', value, 0)
  if (mb === 0 || mb >= MIN_WORKER_MEMORY_MB) return mb
  const message = `WORKER_MEMORY_MB must be at least ${MIN_WORKER_MEMORY_MB}, not "${value}".`
  throw new VitrineError('BAD_ENV', message)
}

const readList = (value: string | undefined) =>
  (value ?? '')
    .split(',')
    .map(one => one.trim())
    .filter(one => one !== '')

const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])

function readProxies(value: string | undefined): string[] {
  const named = readList(value)
  const wrong = named.find(one => !NETWORKS.has(one) && !isAddressOrRange(one))
  if (wrong === undefined) return named
  throw new VitrineError(
    'BAD_ENV',
    `TRUST_PROXY must name addresses (10.0.0.2), ranges (10.0.0.0/8) or loopback, linklocal, uniquelocal, not "${wrong}".`,
  )
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

/** `localhost` instead of a loopback address, because passkeys require a host name. */
const hostNameOf = (host: string) => (host === '127.0.0.1' || host === '::1' ? 'localhost' : host)

function readUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new VitrineError('BAD_ENV', `PUBLIC_URL must be an http(s) address, not "${value}".`)
}

function readSmtpUrl(value: string | undefined): string | undefined {
  if (!value || (URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol))) {
    return value || undefined
  }
  throw new VitrineError(
    'BAD_ENV',
    'SMTP_URL must be an address such as smtp://user:pass@host:587.',
  )
}

function readHttpUrl(name: string, value: string | undefined): string | undefined {
  if (!value || /^https?:$/.test(URL.parse(value)?.protocol ?? '')) return value || undefined
  throw new VitrineError('BAD_ENV', `${name} must be an http(s) address, not "${value}".`)
}

function isLoopback(url: string): boolean {
  return /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname)
}
