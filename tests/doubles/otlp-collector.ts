import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface OtlpValue {
  stringValue?: string
  intValue?: number | string
  boolValue?: boolean
  doubleValue?: number
}
interface OtlpAttribute {
  key: string
  value: OtlpValue
}
interface OtlpSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: OtlpAttribute[]
  status: { code?: number; message?: string }
}
interface OtlpTraces {
  resourceSpans: {
    resource: { attributes: OtlpAttribute[] }
    scopeSpans: { spans: OtlpSpan[] }[]
  }[]
}

export interface CollectedSpan extends Omit<OtlpSpan, 'attributes'> {
  attributes: Record<string, unknown>
}

const toObject = (attributes: OtlpAttribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** A collector of traces: OTLP 1.x over HTTP with JSON. Refuses everything else. */
export async function startCollector() {
  const spans: CollectedSpan[] = []
  const resources: Record<string, unknown>[] = []
  const refused: string[] = []
  const server = createServer(async (request, response) => {
    const type = request.headers['content-type']
    if (request.method !== 'POST' || request.url !== '/v1/traces' || type !== 'application/json') {
      refused.push(`${request.method} ${request.url} ${type}`)
      response.writeHead(400).end()
      return
    }
    const { resourceSpans } = (await json(request)) as OtlpTraces
    for (const { resource, scopeSpans } of resourceSpans) {
      resources.push(toObject(resource.attributes))
      for (const span of scopeSpans.flatMap(scope => scope.spans)) {
        spans.push({ ...span, attributes: toObject(span.attributes) })
      }
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    resources,
    refused,
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
