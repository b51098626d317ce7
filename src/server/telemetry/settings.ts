import { SECOND, VitrineError } from '#base'

export const SIGNALS = ['traces', 'metrics', 'logs'] as const
export type Signal = (typeof SIGNALS)[number]

const PROTOCOLS = ['http/json', 'http/protobuf', 'grpc'] as const
export type OtlpProtocol = (typeof PROTOCOLS)[number]

/** Data that is sent to a collector. The SDK reads the other variables, such as the endpoint. */
export interface TelemetrySettings {
  /** Protocol of each signal that is sent. */
  signals: Partial<Record<Signal, OtlpProtocol>>
  metricsIntervalMs: number
  metricsTimeoutMs: number
}

/**
 * Reads standard OpenTelemetry variables. A signal is sent if there is an endpoint for it, unless its
 * exporter is `none`. Undefined if none is sent. Error `BAD_ENV`.
 */
export function readTelemetry(source: NodeJS.ProcessEnv): TelemetrySettings | undefined {
  if (source.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return undefined
  const signals: TelemetrySettings['signals'] = {}
  for (const signal of SIGNALS) {
    const protocol = readSignal(source, signal)
    if (protocol) signals[signal] = protocol
  }
  if (Object.keys(signals).length === 0) return undefined
  return {
    signals,
    metricsIntervalMs: readMs(source, 'OTEL_METRIC_EXPORT_INTERVAL', 60 * SECOND),
    metricsTimeoutMs: readMs(source, 'OTEL_METRIC_EXPORT_TIMEOUT', 30 * SECOND),
  }
}

function readSignal(source: NodeJS.ProcessEnv, signal: Signal): OtlpProtocol | undefined {
  const name = signal.toUpperCase()
  const exporter = source[`OTEL_${name}_EXPORTER`]
  if (exporter === 'none') return undefined
  if (exporter && exporter !== 'otlp') {
    throw bad(`OTEL_${name}_EXPORTER must be otlp or none, not "${exporter}".`)
  }
  const endpoint =
    source[`OTEL_EXPORTER_OTLP_${name}_ENDPOINT`] || source.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint && !exporter) return undefined
  const given = source[`OTEL_EXPORTER_OTLP_${name}_PROTOCOL`] || source.OTEL_EXPORTER_OTLP_PROTOCOL
  const protocol = PROTOCOLS.find(one => one === (given || 'http/json'))
  if (protocol) return protocol
  throw bad(`OTEL_EXPORTER_OTLP_PROTOCOL must be http/json, http/protobuf or grpc, not "${given}".`)
}

function readMs(source: NodeJS.ProcessEnv, name: string, standard: number): number {
  const ms = Number(source[name] || standard)
  if (Number.isInteger(ms) && ms > 0) return ms
  throw bad(`${name} must be a number of milliseconds, not "${source[name]}".`)
}

const bad = (message: string) => new VitrineError('BAD_ENV', message)
