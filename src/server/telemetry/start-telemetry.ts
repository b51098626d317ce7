import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Resource } from '@opentelemetry/resources'
import { SECOND } from '#base'
import type { MetricSnapshot } from '#base/instruments'
import { setTracing } from '#base/tracing'
import { createTracing } from './create-tracing.ts'
import { loadPackages } from './packages.ts'
import type { OtlpProtocol, TelemetrySettings } from './settings.ts'
import { toLogRecord } from './to-log-record.ts'
import { toMetricData } from './to-metric-data.ts'

/** A collector that does not answer must not keep the process. */
const END_MS = 3 * SECOND

interface TelemetryOptions extends TelemetrySettings {
  version: string
  databaseSystem: 'sqlite' | 'postgresql'
}

/** Figures to send; none until the server can read them. */
interface MetricsSource {
  read(): Promise<MetricSnapshot>
}

export interface Telemetry {
  metrics: MetricsSource
  /** Receives lines of the log. Undefined if logs are not sent. */
  logTo: { write(line: string): void } | undefined
  /** Sends what remains. */
  end(): Promise<void>
}

type End = () => Promise<void>

/**
 * Starts the OpenTelemetry SDK, which the operator installs. The SDK reads most `OTEL_*` variables
 * itself. Error `OTEL_NOT_INSTALLED`.
 */
export async function startTelemetry(options: TelemetryOptions): Promise<Telemetry> {
  const { traces, metrics, logs } = options.signals
  const source: MetricsSource = { read: async () => [] }
  const instanceId = randomUUID()
  const toResource: ToResource = resources => createResource(resources, options, instanceId)
  const ends: End[] = []
  if (traces) ends.push(await startTraces(traces, toResource, options))
  if (metrics) ends.push(await startMetrics(metrics, toResource, { ...options, source }))
  const sending = logs && (await startLogs(logs, toResource))
  if (sending) ends.push(sending.end)
  return {
    metrics: source,
    logTo: sending?.logTo,
    async end() {
      const ended = Promise.allSettled(ends.map(end => end()))
      await Promise.race([ended, wait(END_MS, undefined, { ref: false })])
    },
  }
}

type Resources = typeof import('@opentelemetry/resources')
type ToResource = (resources: Resources) => Resource

/** OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES take precedence. */
function createResource(
  { defaultResource, resourceFromAttributes, detectResources, envDetector }: Resources,
  { version }: TelemetryOptions,
  instanceId: string,
) {
  const own = resourceFromAttributes({
    'service.name': 'vitrine',
    'service.version': version,
    'service.instance.id': instanceId,
  })
  return defaultResource()
    .merge(own)
    .merge(detectResources({ detectors: [envDetector] }))
}

async function startTraces(
  protocol: OtlpProtocol,
  toResource: ToResource,
  options: TelemetryOptions,
): Promise<End> {
  type Sdk = typeof import('@opentelemetry/sdk-trace-node')
  type Exporter = typeof import('@opentelemetry/exporter-trace-otlp-http')
  const sdk = await loadPackages<Sdk, Exporter>('traces', protocol)
  const provider = new sdk.NodeTracerProvider({
    resource: toResource(sdk.resources),
    spanProcessors: [new sdk.BatchSpanProcessor(new sdk.OTLPTraceExporter())],
  })
  provider.register()
  setTracing(createTracing(options))
  return async () => {
    setTracing(undefined)
    await provider.shutdown()
  }
}

/** Sends the figures of `/metrics` instead of keeping them a second time in the SDK. */
async function startMetrics(
  protocol: OtlpProtocol,
  toResource: ToResource,
  options: TelemetryOptions & { source: MetricsSource },
): Promise<End> {
  type Sdk = typeof import('@opentelemetry/sdk-metrics')
  type Exporter = typeof import('@opentelemetry/exporter-metrics-otlp-http')
  const sdk = await loadPackages<Sdk, Exporter>('metrics', protocol)
  const resource = toResource(sdk.resources)
  const scope = { name: 'vitrine', version: options.version }
  const startMs = performance.timeOrigin
  const reader = new sdk.PeriodicExportingMetricReader({
    exporter: new sdk.OTLPMetricExporter(),
    exportIntervalMillis: options.metricsIntervalMs,
    exportTimeoutMillis: Math.min(options.metricsTimeoutMs, options.metricsIntervalMs),
    metricProducers: [
      {
        async collect() {
          const metrics = toMetricData(await options.source.read(), { startMs, nowMs: Date.now() })
          return { resourceMetrics: { resource, scopeMetrics: [{ scope, metrics }] }, errors: [] }
        },
      },
    ],
  })
  const provider = new sdk.MeterProvider({ resource, readers: [reader] })
  return () => provider.shutdown()
}

async function startLogs(protocol: OtlpProtocol, toResource: ToResource) {
  type Sdk = typeof import('@opentelemetry/sdk-logs')
  type Exporter = typeof import('@opentelemetry/exporter-logs-otlp-http')
  const sdk = await loadPackages<Sdk, Exporter>('logs', protocol)
  const exporter = new sdk.OTLPLogExporter()
  const provider = new sdk.LoggerProvider({
    resource: toResource(sdk.resources),
    processors: [new sdk.BatchLogRecordProcessor({ exporter })],
  })
  const logger = provider.getLogger('vitrine')
  return {
    logTo: {
      write(line: string) {
        process.stdout.write(line)
        logger.emit(toLogRecord(line))
      },
    },
    end: () => provider.shutdown(),
  }
}
