import { randomUUID } from 'node:crypto'
import { VitrineError } from '#base'
import { setTracing } from '#base/tracing'
import { createTracing } from './create-tracing.ts'

const SDK = '@opentelemetry/sdk-trace-node'
const RESOURCES = '@opentelemetry/resources'
const EXPORTERS = {
  'http/json': '@opentelemetry/exporter-trace-otlp-http',
  'http/protobuf': '@opentelemetry/exporter-trace-otlp-proto',
  grpc: '@opentelemetry/exporter-trace-otlp-grpc',
} as const
export type OtlpProtocol = keyof typeof EXPORTERS

type Sdk = typeof import('@opentelemetry/sdk-trace-node')
type Exporter = typeof import('@opentelemetry/exporter-trace-otlp-http')
type Resources = typeof import('@opentelemetry/resources')

/**
 * Starts the OpenTelemetry SDK, which the operator installs. The SDK reads the other `OTEL_*`
 * variables itself. Returns a function that sends the remaining spans. Error `OTEL_NOT_INSTALLED`.
 */
export async function startTelemetry(options: {
  protocol: OtlpProtocol
  version: string
  databaseSystem: 'sqlite' | 'postgresql'
}): Promise<() => Promise<void>> {
  const exporterName = EXPORTERS[options.protocol]
  const load = <Of>(name: string) => loadInstalled<Of>(name, [SDK, exporterName])
  const { NodeTracerProvider, BatchSpanProcessor } = await load<Sdk>(SDK)
  const { OTLPTraceExporter } = await load<Exporter>(exporterName)
  const { resourceFromAttributes, defaultResource, detectResources, envDetector } =
    await load<Resources>(RESOURCES)
  const resource = defaultResource()
    .merge(
      resourceFromAttributes({
        'service.name': 'vitrine',
        'service.version': options.version,
        'service.instance.id': randomUUID(),
      }),
    )
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES take precedence.
    .merge(detectResources({ detectors: [envDetector] }))
  const provider = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  setTracing(createTracing(options))
  return async () => {
    setTracing(undefined)
    // A collector that does not answer must not keep the process.
    await provider.shutdown().catch(() => {})
  }
}

async function loadInstalled<Of>(name: string, packages: readonly string[]): Promise<Of> {
  try {
    return (await import(/* @vite-ignore */ name)) as Of
  } catch (cause) {
    if ((cause as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw cause
    const message = `Traces are configured with OTEL_… variables, but ${name} is not installed: npm install ${packages.join(' ')}, or set OTEL_SDK_DISABLED=true.`
    throw new VitrineError('OTEL_NOT_INSTALLED', message, { cause })
  }
}
