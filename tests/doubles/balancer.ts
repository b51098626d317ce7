import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

const CHECK_EVERY_MS = 250
const CHECK_TIMEOUT_MS = 1000
/** A copy that fails this many checks in a row gets no requests. */
const MAX_FAILED_CHECKS = 2
/** Repeatable requests go to another copy if the first has not answered in this time. */
const READ_TIMEOUT_MS = 5000
const WRITE_TIMEOUT_MS = 15_000

interface Copy {
  port: number
  failedChecks: number
}

export interface Balancer {
  url: string
  /** Replaces the copies. */
  serve(ports: readonly number[]): void
  /** Ports that get requests now. */
  healthy(): number[]
  stop(): Promise<void>
}

/**
 * Distributes requests like nginx or HAProxy with their usual settings: in turn to copies whose
 * `/readyz/copy` answers, and GET and HEAD to another copy if one does not answer. Other requests are
 * repeated only if no connection was made, because they may have had an effect.
 */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  let copies: Copy[] = []
  let turn = 0

  const healthy = () => copies.filter(copy => copy.failedChecks < MAX_FAILED_CHECKS)
  /** All copies if none is healthy, because cached pages may still be answered. */
  const candidates = () => {
    const usable = healthy()
    const chosen = usable.length > 0 ? usable : copies
    turn++
    return chosen.map((_, index) => chosen[(turn + index) % chosen.length] as Copy)
  }

  const checks = setInterval(() => {
    for (const copy of copies) {
      isReady(copy.port).then(isFine => {
        copy.failedChecks = isFine ? 0 : copy.failedChecks + 1
      })
    }
  }, CHECK_EVERY_MS)

  const server = createServer(async (incoming, outgoing) => {
    const body = await readAll(incoming)
    for (const copy of candidates()) {
      const result = await pass({ incoming, body, outgoing, copy, agent })
      if (result === 'done') return
      if (result === 'unknown') break
    }
    if (!outgoing.headersSent) outgoing.writeHead(502).end('no copy answers')
  })
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    serve(ports) {
      copies = ports.map(
        port => copies.find(copy => copy.port === port) ?? { port, failedChecks: 0 },
      )
    },
    healthy: () => healthy().map(copy => copy.port),
    async stop() {
      clearInterval(checks)
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}

/** `next`: another copy may be asked. `unknown`: the request may have had an effect. */
type Passed = 'done' | 'next' | 'unknown'

function pass({
  incoming,
  body,
  outgoing,
  copy,
  agent,
}: {
  incoming: IncomingMessage
  body: Buffer
  outgoing: ServerResponse
  copy: Copy
  agent: Agent
}): Promise<Passed> {
  const isRepeatable = incoming.method === 'GET' || incoming.method === 'HEAD'
  return new Promise(resolve => {
    const options: RequestOptions = {
      agent,
      host: '127.0.0.1',
      port: copy.port,
      method: incoming.method,
      path: incoming.url,
      headers: {
        ...incoming.headers,
        'x-forwarded-for': incoming.socket.remoteAddress ?? '',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': incoming.headers.host ?? '',
      },
      timeout: isRepeatable ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS,
    }
    const sent = request(options, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      answer.on('end', () => resolve('done'))
      // The visitor sees a broken answer; it cannot be repeated.
      answer.on('error', () => outgoing.destroy())
      answer.on('close', () => resolve('done'))
    })
    sent.on('timeout', () => sent.destroy(new Error('timeout')))
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') copy.failedChecks = MAX_FAILED_CHECKS
      if (outgoing.headersSent) return resolve('done')
      resolve(isRepeatable || error.code === 'ECONNREFUSED' ? 'next' : 'unknown')
    })
    sent.end(body)
  })
}

async function isReady(port: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS)
    const answer = await fetch(`http://127.0.0.1:${port}/readyz/copy`, { signal })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

async function readAll(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks)
}
