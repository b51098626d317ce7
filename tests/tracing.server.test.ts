import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBackground } from '../src/server/background.ts'
import type { TelemetrySettings } from '../src/server/telemetry/settings.ts'
import { startTelemetry } from '../src/server/telemetry/start-telemetry.ts'
import { startCollector } from './doubles/otlp-collector.ts'
import { startReceiver } from './doubles/webhook-receiver.ts'
import { ANY_DATABASE, describeDatabases } from './support/databases.ts'
import { ANSWERS, FIELDS, openFormSite } from './support/form-site.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'
const traceparent = `00-${TRACE}-${PARENT}-01`

const settings = (signals: TelemetrySettings['signals']) => ({
  signals,
  version: '0.2.0',
  metricsIntervalMs: 60_000,
  metricsTimeoutMs: 30_000,
})

it('a missing package is named with the command that installs it', async () => {
  const options = { ...settings({ traces: 'grpc' }), databaseSystem: 'sqlite' } as const
  await expect(startTelemetry(options)).rejects.toMatchObject({
    code: 'OTEL_NOT_INSTALLED',
    message: expect.stringContaining(
      'npm install @opentelemetry/sdk-trace-node@2 @opentelemetry/exporter-trace-otlp-grpc@0.223',
    ),
  })
})

describeDatabases(
  'traces',
  openDatabase => {
    let collector: Awaited<ReturnType<typeof startCollector>>
    let receiver: Awaited<ReturnType<typeof startReceiver>>
    let end: () => Promise<void>
    beforeAll(async () => {
      collector = await startCollector()
      receiver = await startReceiver()
      process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url
      process.env.OTEL_RESOURCE_ATTRIBUTES = 'deployment.environment.name=test'
      const telemetry = await startTelemetry({
        ...settings({ traces: 'http/json' }),
        databaseSystem: 'sqlite',
      })
      end = telemetry.end
    })
    afterAll(async () => {
      await collector.stop()
      await receiver.stop()
      delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
      delete process.env.OTEL_RESOURCE_ATTRIBUTES
    })

    it('follow a request into its parts, its deliveries and calls, without what was typed', async () => {
      const site = await openFormSite(
        openDatabase,
        { fields: FIELDS, webhook: receiver.url },
        { ALLOW_PRIVATE_ADDRESSES: '1', TRUST_PROXY: 'loopback', LOG_LEVEL: 'silent' },
      )
      const { app, services } = site
      const headers = { accept: 'text/html', traceparent }
      await app.inject({ url: '/contact?typed=in-the-address', headers })
      await app.inject({ url: '/nowhere-at-all', headers: { accept: 'text/html' } })
      await site.send(ANSWERS)
      await createBackground(services, () => {}).drain()
      await end()

      const { spans, resources, refused } = collector
      expect(refused).toEqual([])
      expect(resources[0]).toMatchObject({
        'service.name': 'vitrine',
        'service.version': '0.2.0',
        'deployment.environment.name': 'test',
      })
      const page = spans.find(({ traceId }) => traceId === TRACE)
      const ofTrace = spans.filter(({ traceId }) => traceId === TRACE)
      const root = ofTrace.find(({ parentSpanId }) => parentSpanId === PARENT)
      expect(page).toBeDefined()
      expect(root).toMatchObject({
        name: 'GET /*',
        kind: 2,
        attributes: {
          'http.request.method': 'GET',
          'http.route': '/*',
          'http.response.status_code': 200,
          'server.address': '127.0.0.1',
        },
      })
      const named = (name: string) => ofTrace.find(span => span.name === name)
      expect(named('resolve')?.parentSpanId).toBe(root?.spanId)
      expect(named('render')?.parentSpanId).toBe(root?.spanId)
      const query = named('query')
      expect(query).toMatchObject({ kind: 3, attributes: { 'db.system.name': 'sqlite' } })
      // Every part belongs to another one of the trace.
      const ids = new Set([PARENT, ...ofTrace.map(({ spanId }) => spanId)])
      for (const { parentSpanId = '' } of ofTrace) expect(ids).toContain(parentSpanId)

      const delivery = spans.find(({ name }) => name.startsWith('outbox form-webhook'))
      const call = spans.find(
        ({ name, kind, traceId }) => name === 'POST' && kind === 3 && traceId === delivery?.traceId,
      )
      expect(delivery?.kind).toBe(5)
      expect(call?.attributes).toMatchObject({
        'http.request.method': 'POST',
        'http.response.status_code': 204,
      })
      expect(receiver.calls[0]?.headers.traceparent).toBe(`00-${call?.traceId}-${call?.spanId}-01`)
      const sent = JSON.stringify(spans)
      for (const typed of [...Object.values(ANSWERS), 'in-the-address', 'nowhere-at-all']) {
        expect(sent, typed).not.toContain(typed)
      }
    })
  },
  ANY_DATABASE,
)
