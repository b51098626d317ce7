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

export interface CollectedMetric {
  name: string
  unit: string
  sum?: { isMonotonic: boolean; dataPoints: OtlpPoint[] }
  gauge?: { dataPoints: OtlpPoint[] }
  histogram?: { dataPoints: (OtlpPoint & { bucketCounts: unknown[]; explicitBounds: number[] })[] }
}
interface OtlpPoint {
  attributes: OtlpAttribute[]
  asDouble?: number
  count?: number | string
}
export interface CollectedLog {
  severityNumber: number
  body: { stringValue: string }
  traceId?: string
  attributes: Record<string, unknown>
}
interface OtlpMetrics {
  resourceMetrics: { scopeMetrics: { metrics: CollectedMetric[] }[] }[]
}
interface OtlpLogs {
  resourceLogs: {
    scopeLogs: {
      logRecords: (Omit<CollectedLog, 'attributes'> & { attributes: OtlpAttribute[] })[]
    }[]
  }[]
}

/** A collector of traces, metrics and logs: OTLP 1.x over HTTP with JSON. Refuses everything else. */
export async function startCollector() {
  const spans: CollectedSpan[] = []
  const metrics: CollectedMetric[] = []
  const logs: CollectedLog[] = []
  const resources: Record<string, unknown>[] = []
  const refused: string[] = []
  const receive: Record<string, (body: never) => void> = {
    '/v1/traces'({ resourceSpans }: OtlpTraces) {
      for (const { resource, scopeSpans } of resourceSpans) {
        resources.push(toObject(resource.attributes))
        for (const span of scopeSpans.flatMap(scope => scope.spans)) {
          spans.push({ ...span, attributes: toObject(span.attributes) })
        }
      }
    },
    '/v1/metrics'({ resourceMetrics }: OtlpMetrics) {
      const scopes = resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics)
      metrics.push(...scopes.flatMap(scope => scope.metrics))
    },
    '/v1/logs'({ resourceLogs }: OtlpLogs) {
      const records = resourceLogs.flatMap(({ scopeLogs }) =>
        scopeLogs.flatMap(scope => scope.logRecords),
      )
      logs.push(...records.map(one => ({ ...one, attributes: toObject(one.attributes) })))
    },
  }
  const server = createServer(async (request, response) => {
    const type = request.headers['content-type']
    const accept = receive[request.url ?? '']
    if (request.method !== 'POST' || !accept || type !== 'application/json') {
      refused.push(`${request.method} ${request.url} ${type}`)
      response.writeHead(400).end()
      return
    }
    accept((await json(request)) as never)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    metrics,
    logs,
    resources,
    refused,
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
