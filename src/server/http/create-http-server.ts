import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextPoll } from 'node:timers/promises'
import fastifyCookie from '@fastify/cookie'
import fastifyFormbody from '@fastify/formbody'
import fastifyMultipart from '@fastify/multipart'
import fastifyRateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { SECOND } from '#base'
import type { Database } from '#db'
import type { Env } from '../env.ts'
import { logRequests } from '../log/access-log.ts'
import { loggerOptions } from '../log/logger-options.ts'
import { isPrivateAddress } from '../outbound/private-address.ts'
import { addEntityTags } from './entity-tags.ts'
import { parseFormBody } from './form-body.ts'
import { limitInput } from './input-limits.ts'
import { RefusedRequest } from './refused-request.ts'
import { createSharedStore } from './request-counts.ts'
import { createRequestIds } from './request-id.ts'
import { installSecurity } from './security.ts'

/**
 * Longer than proxies keep idle connections (60 s, 65 s), because a request sent while the server
 * closes the connection would fail.
 */
const KEEP_ALIVE_MS = 72 * SECOND

declare module 'fastify' {
  interface FastifyInstance {
    /** A server that stops tells load balancers that it is not ready, and ends connections after their response. */
    stopping: { isReady: boolean; endsConnections: boolean }
  }
}

/**
 * A server with parsers, limits and security headers, but without routes.
 * @param front Answers a request before routing if it returns true.
 */
export async function createHttpServer(
  env: Env,
  front: (request: IncomingMessage, response: ServerResponse) => boolean,
  {
    logTo,
    shared,
  }: {
    /** Receives the lines of the log instead of standard output. */
    logTo?: { write(line: string): void } | undefined
    /** Set if other processes serve the same site, so that limits count for all. */
    shared?: { db: Database; secret: string } | undefined
  } = {},
): Promise<FastifyInstance> {
  const stopping = { isReady: true, endsConnections: false }
  const app = fastify({
    logger: loggerOptions(env.logLevel, logTo),
    genReqId: createRequestIds(env.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.trustProxy.length > 0 ? [...env.trustProxy] : false,
    bodyLimit: 1024 * 1024,
    // Requests on open connections are answered until the server has stopped.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    serverFactory: handler =>
      createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
        if (stopping.endsConnections) response.shouldKeepAlive = false
        try {
          if (front(request, response)) return
        } catch (error) {
          app.log.error({ err: error }, 'page front')
        }
        handler(request, response)
      }),
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.decorate('stopping', stopping)
  app.addHook('preClose', async () => {
    stopping.endsConnections = true
  })
  await app.register(fastifyCookie)
  await app.register(fastifyFormbody, { parser: parseFormBody })
  await app.register(fastifyMultipart)
  if (env.rateLimit > 0) {
    await app.register(fastifyRateLimit, {
      ...(shared ? { store: createSharedStore(shared) } : {}),
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
  addEntityTags(app)
  if (env.logRequests) logRequests(app)
  if (env.trustProxy.length === 0) warnOfUnnamedProxy(app)
  return app
}

/** Time for open responses when the server is stopped; less than the process has (`STOP_MS`). */
const GRACE_MS = 5 * SECOND

/** Time for the first request of a connection that was accepted when the server stops. */
const FIRST_REQUEST_MS = SECOND / 2

/**
 * Closes connections when the server stops. Browsers open connections in advance, and Node would
 * wait 90 seconds for unused ones, so these are closed soon. Open responses get the grace period.
 */
function closeConnections(app: FastifyInstance) {
  const sockets = new Set<Socket>()
  app.server.on('connection', socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('preClose', async () => {
    const soon = setTimeout(async () => {
      await nextPoll()
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    }, FIRST_REQUEST_MS)
    const atLast = setTimeout(() => app.server.closeAllConnections(), GRACE_MS)
    app.server.once('close', () => {
      clearTimeout(soon)
      clearTimeout(atLast)
    })
    // Requests that have arrived on open connections are answered.
    await nextPoll()
  })
}

/** Warns once in the log if a proxy's headers are ignored because `TRUST_PROXY` does not name it. */
function warnOfUnnamedProxy(app: FastifyInstance) {
  let isWarned = false
  app.addHook('onRequest', async request => {
    if (isWarned || request.headers['x-forwarded-for'] === undefined) return
    isWarned = true
    request.log.warn(
      { from: describeProxy(request.socket.remoteAddress) },
      'X-Forwarded-For is not believed: if this comes from your proxy, name it in TRUST_PROXY. Until then all visitors behind it share one rate limit.',
    )
  })
}

/** Only the kind of the address, because without a proxy it is that of a visitor. */
function describeProxy(address: string | undefined): string {
  if (address === undefined) return 'unknown'
  return isPrivateAddress(address) ? 'a private network' : 'a public address'
}
