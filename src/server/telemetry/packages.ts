import { VitrineError } from '#base'
import type { OtlpProtocol, Signal } from './settings.ts'

/** Tested major versions of the packages that the operator installs. */
const SDKS: Record<Signal, readonly [name: string, version: string]> = {
  traces: ['@opentelemetry/sdk-trace-node', '2'],
  metrics: ['@opentelemetry/sdk-metrics', '2'],
  logs: ['@opentelemetry/sdk-logs', '0.223'],
}
const EXPORTED: Record<Signal, string> = { traces: 'trace', metrics: 'metrics', logs: 'logs' }
const ENDINGS: Record<OtlpProtocol, string> = {
  'http/json': 'http',
  'http/protobuf': 'proto',
  grpc: 'grpc',
}
const EXPORTER_VERSION = '0.223'
const RESOURCES = '@opentelemetry/resources'

/** Loads the SDK and the exporter of a signal. Error `OTEL_NOT_INSTALLED`. */
export async function loadPackages<Sdk, Exporter>(signal: Signal, protocol: OtlpProtocol) {
  const [sdk, version] = SDKS[signal]
  const exporter = `@opentelemetry/exporter-${EXPORTED[signal]}-otlp-${ENDINGS[protocol]}`
  const load = async <Of>(name: string): Promise<Of> => {
    try {
      return (await import(/* @vite-ignore */ name)) as Of
    } catch (cause) {
      if ((cause as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw cause
      const wanted = `${sdk}@${version} ${exporter}@${EXPORTER_VERSION}`
      const message = `OTEL_… variables ask for ${signal}, but ${name} is not installed: npm install ${wanted}, or set OTEL_${signal.toUpperCase()}_EXPORTER=none.`
      throw new VitrineError('OTEL_NOT_INSTALLED', message, { cause })
    }
  }
  return {
    ...(await load<Sdk>(sdk)),
    ...(await load<Exporter>(exporter)),
    // Both packages need it.
    resources: await load<typeof import('@opentelemetry/resources')>(RESOURCES),
  }
}
