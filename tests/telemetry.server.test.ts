import { expect, it, onTestFinished } from 'vitest'
import { startCollector } from './doubles/otlp-collector.ts'
import { environmentOf } from './support/backup.ts'
import { startProduction } from './support/production.ts'

it('a built server sends spans, metrics and logs, and prints the same log', async () => {
  const collector = await startCollector()
  onTestFinished(() => collector.stop())
  const site = await startProduction({
    ...(await environmentOf('sqlite')),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'shop',
    LOG_LEVEL: 'info',
    LOG_REQUESTS: '1',
  })
  onTestFinished(() => site.kill())
  await fetch(`${site.url}/typed-in@example.com`, { headers: { accept: 'text/html' } })
  await site.stop()

  const { spans, metrics, logs, resources, refused } = collector
  expect(refused).toEqual([])
  expect(resources[0]).toMatchObject({ 'service.name': 'shop' })
  const requests = metrics.findLast(({ name }) => name === 'vitrine_http_requests_total')
  expect(requests?.sum?.isMonotonic).toBe(true)
  expect(requests?.sum?.dataPoints).toContainEqual(
    expect.objectContaining({
      asDouble: 1,
      attributes: expect.arrayContaining([{ key: 'status', value: { stringValue: '404' } }]),
    }),
  )
  expect(metrics.findLast(({ name }) => name === 'vitrine_db_up')?.gauge?.dataPoints).toMatchObject(
    [{ asDouble: 1 }],
  )
  const durations = metrics.findLast(({ name }) => name === 'vitrine_phase_duration_seconds')
  expect(durations?.histogram?.dataPoints.length).toBeGreaterThan(0)

  const request = logs.find(({ traceId }) => spans.some(span => span.traceId === traceId))
  expect(request).toMatchObject({ severityNumber: 9 })
  expect(logs.some(({ body }) => body.stringValue.startsWith('Server listening'))).toBe(true)
  expect(JSON.stringify(logs)).not.toContain('typed-in')
  for (const { body } of logs) expect(site.output()).toContain(JSON.stringify(body.stringValue))
})
