import { isIP } from 'node:net'
import { connect, type PeerCertificate, type TLSSocket } from 'node:tls'
import { SECOND } from '#base'

const TIMEOUT_MS = 8 * SECOND

/** Reads the certificate of a server, why browsers refuse it, and whether it offers HTTP/2. */
export async function connectTls({ hostname, port }: URL): Promise<{
  certificate: PeerCertificate
  problem: string | undefined
  hasHttp2: boolean
}> {
  const { promise, resolve, reject } = Promise.withResolvers<TLSSocket>()
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    ...(isIP(hostname) ? {} : { servername: hostname }),
    ALPNProtocols: ['h2', 'http/1.1'],
    rejectUnauthorized: false,
  })
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('ETIMEDOUT')))
  socket.once('secureConnect', () => resolve(socket))
  socket.once('error', reject)
  try {
    await promise
    const problem = socket.authorized ? undefined : String(socket.authorizationError)
    const hasHttp2 = socket.alpnProtocol === 'h2'
    return { certificate: socket.getPeerCertificate(), problem, hasHttp2 }
  } finally {
    socket.destroy()
  }
}
