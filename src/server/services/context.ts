import { type Clock, SECOND } from '#base'
import type { Connection, Database } from '#db'
import type { MediaTools } from '#pages'
import type { FileStorage } from '#storage'
import type { Env } from '../env.ts'
import { createFfmpeg, noMediaTools } from '../media-tools/index.ts'
import { createOutbound, type Outbound } from '../outbound/index.ts'
import { createSendWebhook, type SendWebhook } from '../outbound/send-webhook.ts'
import { readSecret } from '../secret.ts'

/** Shared by all domains of one site. */
export interface ServiceContext {
  env: Env
  db: Database
  kind: Connection['kind']
  clock: Clock
  secret: string
  /** Without trailing slash. */
  publicUrl: string
  outbound: Outbound
  sendWebhook: SendWebhook
  mediaTools: MediaTools
  storage: FileStorage
}

export function createContext(
  env: Env,
  { db, kind }: Pick<Connection, 'db' | 'kind'>,
  clock: Clock,
  storage: FileStorage,
): ServiceContext {
  const outbound = createOutbound({ allowPrivate: env.allowPrivateAddresses, now: clock.now })
  return {
    env,
    db,
    kind,
    clock,
    secret: readSecret(env.dataDir, env.secretKey),
    publicUrl: env.publicUrl,
    outbound,
    sendWebhook: createSendWebhook({ outbound, now: clock.now }),
    mediaTools: env.ffmpeg ? createFfmpeg() : noMediaTools,
    storage,
  }
}

/** Limits for calls to other services during which a visitor waits. */
export const VISITOR_WAIT_LIMITS = { maxBytes: 256 * 1024, timeoutMs: 5 * SECOND }
