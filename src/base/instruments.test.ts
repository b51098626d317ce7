import { expect, it } from 'vitest'
import {
  createCounter,
  createHistogram,
  mergeSnapshots,
  readFamily,
  toPrometheusText,
} from './instruments.ts'

it('prints counters with escaped labels', () => {
  const counter = createCounter('test_sold_total', 'Sold.', { labeled: true })
  counter.add(2, { currency: 'EUR' })
  counter.add(1, { currency: 'a"b\\c\nd' })
  counter.add(3, { currency: 'EUR' })
  expect(toPrometheusText([counter.snapshot()])).toBe(`# HELP test_sold_total Sold.
# TYPE test_sold_total counter
test_sold_total{currency="EUR"} 5
test_sold_total{currency="a\\"b\\\\c\\nd"} 1
`)
})

it('shows a counter without labels from the start, and refuses a second one of the name', () => {
  const counter = createCounter('test_started_total', 'Started.')
  expect(counter.snapshot().samples).toEqual({ test_started_total: 0 })
  expect(() => createCounter('test_started_total', 'Again.')).toThrow('exists')
})

it('counts durations in cumulative buckets, whose upper bounds belong to them', () => {
  const histogram = createHistogram('test_seconds', 'Durations.', [0.1, 1])
  for (const seconds of [0.05, 0.1, 0.5, 7]) histogram.observe(seconds, { group: 'page' })
  const { samples } = histogram.snapshot()
  expect(samples['test_seconds_sum{group="page"}']).toBeCloseTo(7.65)
  delete samples['test_seconds_sum{group="page"}']
  expect(samples).toEqual({
    'test_seconds_bucket{group="page",le="0.1"}': 2,
    'test_seconds_bucket{group="page",le="1"}': 3,
    'test_seconds_bucket{group="page",le="+Inf"}': 4,
    'test_seconds_count{group="page"}': 4,
  })
})

it('adds up the figures of processes, and takes the highest where all see the same', () => {
  const of = (sold: number, waiting: number) => [
    readFamily({ name: 'sold', help: '', type: 'counter', merge: 'sum' }, [
      [{ currency: 'EUR' }, sold],
      [{ currency: `C${sold}` }, 1],
    ]),
    readFamily({ name: 'waiting', help: '', type: 'gauge', merge: 'max' }, waiting),
  ]
  const [first, second] = [of(1, 5), of(2, 4)]
  const merged = mergeSnapshots([first, JSON.parse(JSON.stringify(second))])
  expect(merged.map(({ samples }) => samples)).toEqual([
    { 'sold{currency="EUR"}': 3, 'sold{currency="C1"}': 1, 'sold{currency="C2"}': 1 },
    { waiting: 5 },
  ])
  // The snapshots themselves are unchanged.
  expect(first[0]?.samples).toEqual({ 'sold{currency="EUR"}': 1, 'sold{currency="C1"}': 1 })
})
