import { setTimeout as wait } from 'node:timers/promises'
import type { MetricSnapshot } from '#base/instruments'
import { isMetricsMessage, type MetricsMessage, UNASKED } from './metrics-messages.ts'

/** After this, a worker answers for itself, for example because its primary is gone. */
const MAX_WAIT_MS = 5000

type Read = () => Promise<MetricSnapshot>

const send = (message: MetricsMessage) => process.send?.(message)

/** Sends the figures of this worker to its primary when asked. `readAll` returns those of all workers. */
export function reportMetrics(readOwn: Read): { readAll: Read; reportLast(): Promise<void> } {
  const answers = new Map<number, (snapshot: MetricSnapshot) => void>()
  let lastId = 0

  process.on('message', async message => {
    if (!isMetricsMessage(message)) return
    const { type, id } = message
    if (type === 'metrics-of-all') answers.get(id)?.(message.snapshot)
    if (type === 'metrics-read') send({ type: 'metrics-of-worker', id, snapshot: await readOwn() })
  })

  return {
    async readAll() {
      const id = ++lastId
      const answer = new Promise<MetricSnapshot>(resolve => answers.set(id, resolve))
      send({ type: 'metrics-wanted', id })
      const end = new AbortController()
      const all = await Promise.race([
        answer,
        wait(MAX_WAIT_MS, undefined, { signal: end.signal }).catch(() => undefined),
      ])
      end.abort()
      answers.delete(id)
      return all ?? readOwn()
    },
    /** Before this worker stops. */
    async reportLast() {
      send({ type: 'metrics-of-worker', id: UNASKED, snapshot: await readOwn() })
    },
  }
}
