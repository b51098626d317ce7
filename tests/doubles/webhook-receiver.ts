import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the next calls are answered. */
export type ReceiverBehaviour = 'works' | 'too-many' | 'broken' | 'nonsense' | 'nothing'

interface Call {
  path: string
  body: Record<string, unknown>
  text: string
  signature: string
  headers: IncomingHttpHeaders
}

/** A webhook receiver that verifies signatures as documented. */
export async function startReceiver() {
  const calls: Call[] = []
  let behaviour: ReceiverBehaviour = 'works'
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', chunk => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const signature = String(request.headers['vitrine-signature'] ?? '')
      const { url: path = '', headers } = request
      calls.push({ path, body: JSON.parse(text), text, signature, headers })
      if (behaviour === 'nothing') return request.socket.destroy()
      response.statusCode = { works: 204, 'too-many': 429, broken: 500, nonsense: 302 }[behaviour]
      response.end(behaviour === 'works' ? undefined : '<html>Maintenance</html>')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    calls,
    behave(next: ReceiverBehaviour) {
      behaviour = next
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type WebhookReceiver = Awaited<ReturnType<typeof startReceiver>>

/** Verifies the signature of a call and returns its time. */
export function readSignature({ signature, text }: Call, secret: string) {
  const [, seconds = ''] = /^t=(\d+)/.exec(signature) ?? []
  const expected = createHmac('sha256', secret).update(`${seconds}.${text}`).digest()
  const isSigned = [...signature.matchAll(/v1=([0-9a-f]{64})/g)].some(([, hex = '']) =>
    timingSafeEqual(Buffer.from(hex, 'hex'), expected),
  )
  return { isSigned, seconds: Number(seconds) }
}
