import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Asked {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  body: unknown
}

/** A local geocoder with scripted responses that records requests. */
export async function startGeocoder() {
  const asked: Asked[] = []
  let answer: (response: ServerResponse, asked: Asked) => void = response => response.end('{}')
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', chunk => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const one = {
        method: request.method ?? '',
        url: new URL(request.url ?? '', 'http://geocoder'),
        headers: request.headers,
        body: text ? JSON.parse(text) : undefined,
      }
      asked.push(one)
      answer(response, one)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    says(next: typeof answer) {
      answer = next
    },
    saysJson(value: unknown) {
      answer = response =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify(value))
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
