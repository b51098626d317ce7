import { expect, it } from 'vitest'
import { parseOptions } from '../../bench/options.ts'
import { parseMetrics } from '../../bench/server-metrics.ts'
import { median, percentile } from '../../bench/statistics.ts'

const parse = (...args: string[]) => parseOptions(args, ['orders', 'vitals'])

it('reads parts and options of the benchmark', () => {
  expect(parse('orders', '--compare', 'HEAD~1', '--rounds', '3')).toMatchObject({
    parts: ['orders'],
    compare: 'HEAD~1',
    rounds: 3,
    isQuick: false,
  })
  expect(parse('--quick', '--check')).toMatchObject({ parts: [], isQuick: true, isCheck: true })
})

it('refuses unknown parts and options that do not belong together', () => {
  expect(() => parse('order')).toThrow('No part is named order. Parts: orders, vitals.')
  expect(() => parse('--check')).toThrow('--check and --update belong to --quick.')
  expect(() => parse('--rounds', '1')).toThrow('--rounds needs a number from 2 on.')
  expect(() => parse('--slow')).toThrow(/--slow[\s\S]*npm run bench/)
})

it('reads metrics with labels', () => {
  const text = '# TYPE a counter\na{source="request"} 3\na{source="background"} 4\nb 0.5\n'
  expect([...parseMetrics(text)]).toEqual([
    ['a{source="request"}', 3],
    ['a{source="background"}', 4],
    ['b', 0.5],
  ])
})

it('computes medians and percentiles', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(percentile([1, 2, 3, 4], 0.5)).toBe(2)
  expect(percentile([1, 2, 3, 4], 0.95)).toBe(4)
})
