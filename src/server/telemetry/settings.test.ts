import { expect, it } from 'vitest'
import { readEnv } from '../env.ts'

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }
const ALL = { traces: 'http/json', metrics: 'http/json', logs: 'http/json' }

it.each([
  [{}, undefined],
  [ENDPOINT, ALL],
  [{ OTEL_TRACES_EXPORTER: 'otlp' }, { traces: 'http/json' }],
  [{ OTEL_METRICS_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, { metrics: 'grpc' }],
  [
    { OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: 'http://c:4318/v1/logs', OTEL_TRACES_EXPORTER: 'none' },
    { logs: 'http/json' },
  ],
  [
    { ...ENDPOINT, OTEL_TRACES_EXPORTER: 'none', OTEL_LOGS_EXPORTER: 'none' },
    { metrics: 'http/json' },
  ],
  [
    { ...ENDPOINT, OTEL_EXPORTER_OTLP_LOGS_PROTOCOL: 'http/protobuf' },
    { ...ALL, logs: 'http/protobuf' },
  ],
  [{ ...ENDPOINT, OTEL_SDK_DISABLED: 'true' }, undefined],
])('signals are sent only if the standard variables ask for it: %j', (environment, expected) => {
  expect(readEnv(environment).telemetry?.signals).toEqual(expected)
})

it('refuses unknown values in one sentence', () => {
  expect(() => readEnv({ OTEL_LOGS_EXPORTER: 'console' })).toThrow(
    'OTEL_LOGS_EXPORTER must be otlp or none, not "console".',
  )
  expect(() => readEnv({ ...ENDPOINT, OTEL_METRIC_EXPORT_INTERVAL: 'often' })).toThrow(
    'OTEL_METRIC_EXPORT_INTERVAL must be a number of milliseconds, not "often".',
  )
})
