import { expect, it } from 'vitest'
import { count, createMetrics, measure, measureQuery, withMetrics } from './metrics.ts'

const pause = () => new Promise(resolve => setTimeout(resolve, 2))

it('counts concurrent work separately and in the total', async () => {
  const total = createMetrics()
  const [first, second] = [createMetrics(total), createMetrics(total)]
  const work = async (times: number) => {
    await pause()
    for (let time = 0; time < times; time++) count('renderedModules')
  }
  await Promise.all([
    withMetrics(first, () => work(2)),
    withMetrics(second, () => work(3)),
    // Without metrics, nothing is counted.
    work(5),
  ])
  expect([first, second, total].map(one => one.renderedModules)).toEqual([2, 3, 5])
})

it('counts queries and their time, whether they answer at once, later or with an error', async () => {
  const metrics = createMetrics()
  await withMetrics(metrics, async () => {
    expect(measureQuery(() => 'rows')).toBe('rows')
    await expect(measureQuery(() => pause().then(() => 'later'))).resolves.toBe('later')
    await expect(measureQuery(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    expect(() =>
      measureQuery(() => {
        throw new Error('busy')
      }),
    ).toThrow('busy')
  })
  expect(metrics.queries).toBe(4)
  expect(metrics.phases.query).toBeGreaterThan(0)
})

it('measures a phase that fails', async () => {
  const total = createMetrics()
  const metrics = createMetrics(total)
  const fail = () => pause().then(() => Promise.reject(new Error('broken')))
  await expect(withMetrics(metrics, () => measure('load', fail))).rejects.toThrow('broken')
  expect(metrics.phases.load).toBeGreaterThan(0)
  expect(total.phases).toEqual(metrics.phases)
})
