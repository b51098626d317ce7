import type { Attributes, HrTime } from '@opentelemetry/api'
import type { MetricData } from '@opentelemetry/sdk-metrics'
import type { MetricFamily, MetricSnapshot } from '#base/instruments'

/** Values of enumerations of the SDK, which is loaded only if it is used. */
const CUMULATIVE = 1
const HISTOGRAM = 0
const GAUGE = 2
const SUM = 3
const DOUBLE = 1

/** Converts figures to the data model of OpenTelemetry, with the names that `/metrics` has. */
export function toMetricData(
  snapshot: MetricSnapshot,
  times: { startMs: number; nowMs: number },
): MetricData[] {
  const point = { startTime: toHrTime(times.startMs), endTime: toHrTime(times.nowMs) }
  return snapshot
    .filter(({ samples }) => Object.keys(samples).length > 0)
    .map(family => {
      const { name, help: description, type } = family
      const descriptor = { name, description, unit: unitOf(name), valueType: DOUBLE }
      const dataPoints =
        type === 'histogram'
          ? histogramsOf(family).map(one => ({ ...point, ...one }))
          : Object.entries(family.samples).map(([sample, value]) => ({
              ...point,
              attributes: attributesOf(sample),
              value,
            }))
      const dataPointType = { counter: SUM, gauge: GAUGE, histogram: HISTOGRAM }[type]
      const isMonotonic = type === 'counter' ? { isMonotonic: true } : {}
      const common = { descriptor, aggregationTemporality: CUMULATIVE, ...isMonotonic }
      return { ...common, dataPointType, dataPoints } as unknown as MetricData
    })
}

interface Series {
  attributes: Attributes
  sum: number
  count: number
  /** Upper bounds and cumulative counts, in ascending order. */
  buckets: [bound: number, total: number][]
}

function histogramsOf({ name, samples }: MetricFamily) {
  const series = new Map<string, Series>()
  for (const [sample, value] of Object.entries(samples)) {
    const { le, ...attributes } = attributesOf(sample)
    const key = JSON.stringify(attributes)
    const one = series.get(key) ?? { attributes, sum: 0, count: 0, buckets: [] }
    series.set(key, one)
    if (le !== undefined) one.buckets.push([le === '+Inf' ? Infinity : Number(le), value])
    else if (sample.startsWith(`${name}_sum`)) one.sum = value
    else one.count = value
  }
  return [...series.values()].map(({ attributes, sum, count, buckets }) => ({
    attributes,
    value: {
      sum,
      count,
      buckets: {
        boundaries: buckets.map(([bound]) => bound).filter(Number.isFinite),
        counts: buckets.map(([, total], index) => total - (buckets[index - 1]?.[1] ?? 0)),
      },
    },
  }))
}

const LABEL = /([a-z_]+)="((?:[^"\\]|\\.)*)"/g

function attributesOf(sample: string): Record<string, string> {
  const found = [...sample.matchAll(LABEL)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, unescapeValue(value)]))
}

const unescapeValue = (value: string) =>
  value.replace(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped))

function unitOf(name: string): string {
  if (/_seconds(_total)?$/.test(name)) return 's'
  if (/_bytes(_total)?$/.test(name)) return 'By'
  return ''
}

const toHrTime = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)]
