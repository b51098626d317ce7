import { expect, it } from 'vitest'
import { createCounter, createHistogram, readFamily } from '#base/instruments'
import { toMetricData } from './to-metric-data.ts'

const times = { startMs: 1000, nowMs: 2500 }

it('sends counters as growing sums with unescaped attributes and units', () => {
  const counter = createCounter('otlp_sent_bytes_total', 'Sent.', { labeled: true })
  counter.add(3, { kind: 'a"b\\c\nd' })
  expect(toMetricData([counter.snapshot()], times)).toEqual([
    {
      descriptor: { name: 'otlp_sent_bytes_total', description: 'Sent.', unit: 'By', valueType: 1 },
      aggregationTemporality: 1,
      isMonotonic: true,
      dataPointType: 3,
      dataPoints: [
        {
          startTime: [1, 0],
          endTime: [2, 500_000_000],
          attributes: { kind: 'a"b\\c\nd' },
          value: 3,
        },
      ],
    },
  ])
})

it('sends buckets of histograms one by one, and leaves out families without values', () => {
  const histogram = createHistogram('otlp_wait_seconds', 'Waits.', [0.1, 1])
  expect(toMetricData([histogram.snapshot()], times)).toEqual([])
  for (const seconds of [0.05, 0.5, 0.5, 7]) histogram.observe(seconds, { group: 'page' })
  expect(toMetricData([histogram.snapshot()], times)).toMatchObject([
    {
      descriptor: { unit: 's' },
      dataPointType: 0,
      dataPoints: [
        {
          attributes: { group: 'page' },
          value: { sum: 8.05, count: 4, buckets: { boundaries: [0.1, 1], counts: [1, 2, 1] } },
        },
      ],
    },
  ])
})

it('sends gauges as they are', () => {
  const gauge = readFamily({ name: 'otlp_rows', help: 'Rows.', type: 'gauge', merge: 'max' }, 5)
  const [data] = toMetricData([gauge], times)
  expect(data).toMatchObject({ dataPointType: 2, dataPoints: [{ attributes: {}, value: 5 }] })
  expect(data).not.toHaveProperty('isMonotonic')
})
