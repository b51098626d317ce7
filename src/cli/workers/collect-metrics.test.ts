import { expect, it } from 'vitest'
import type { MetricSnapshot } from '#base/instruments'
import { createMetricsCollector, type MeasuredWorker } from './collect-metrics.ts'

function snapshotOf(requests: number, memory = 1): MetricSnapshot {
  return [
    {
      name: 'requests_total',
      help: '',
      type: 'counter',
      merge: 'sum',
      samples: { 'requests_total{status="200"}': requests },
    },
    { name: 'pages', help: '', type: 'gauge', merge: 'sum', samples: { pages: 5 } },
    { name: 'rows', help: '', type: 'gauge', merge: 'max', samples: { rows: 7 } },
    { name: 'memory', help: '', type: 'gauge', merge: 'separate', samples: { memory } },
  ]
}

const REQUESTS = 'requests_total{status="200"}'
const valuesOf = (snapshot: MetricSnapshot) =>
  Object.assign({}, ...snapshot.map(({ samples }) => samples)) as Record<string, number>

/** A collector with workers whose figures a test sets; undefined for none. */
function start() {
  const collector = createMetricsCollector({ maxWaitMs: 20 })
  return {
    read: async () => valuesOf(await collector.read()),
    addWorker(figures: { now: MetricSnapshot | undefined }) {
      const worker: MeasuredWorker = {
        send(message) {
          if (message.type !== 'metrics-read' || !figures.now) return
          added.receive({ type: 'metrics-of-worker', id: message.id, snapshot: figures.now })
        },
      }
      const added = collector.add(worker)
      return added
    },
  }
}

it('adds up counters and shows memory by worker', async () => {
  const { read, addWorker } = start()
  addWorker({ now: snapshotOf(10, 100) })
  addWorker({ now: snapshotOf(5, 200) })
  expect(await read()).toEqual({
    [REQUESTS]: 15,
    pages: 10,
    rows: 7,
    'memory{worker="1"}': 100,
    'memory{worker="2"}': 200,
    vitrine_workers_missing: 0,
  })
})

it('keeps the counters of ended workers, whose numbers their successors get', async () => {
  const { read, addWorker } = start()
  const first = addWorker({ now: snapshotOf(10) })
  addWorker({ now: snapshotOf(5) })
  await read()
  first.receive({ type: 'metrics-of-worker', id: 0, snapshot: snapshotOf(12) })
  first.remove()
  addWorker({ now: snapshotOf(1, 300) })
  const values = await read()
  expect(values).toMatchObject({ [REQUESTS]: 18, pages: 10, 'memory{worker="1"}': 300 })
})

it('leaves a worker to answer for itself if figures cannot be merged', async () => {
  const collector = createMetricsCollector({ maxWaitMs: 20 })
  const answers: string[] = []
  const worker = collector.add({
    send(message) {
      answers.push(message.type)
      if (message.type !== 'metrics-read') return
      worker.receive({ type: 'metrics-of-worker', id: message.id, snapshot: [undefined as never] })
    },
  })
  // An unhandled rejection would end the primary and fail this run.
  worker.receive({ type: 'metrics-wanted', id: 1 })
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(answers).toEqual(['metrics-read'])
})

it('answers without a worker that does not, with its last counters', async () => {
  const { read, addWorker } = start()
  const figures: { now: MetricSnapshot | undefined } = { now: snapshotOf(10) }
  addWorker(figures)
  addWorker({ now: snapshotOf(5) })
  await read()
  figures.now = undefined
  const values = await read()
  expect(values).toMatchObject({ [REQUESTS]: 15, pages: 5, vitrine_workers_missing: 1 })
  expect(values).not.toHaveProperty('memory{worker="1"}')
})
