import { setTimeout as wait } from 'node:timers/promises'
import { labelWorker, type MetricSnapshot, mergeSnapshots, readFamily } from '#base/instruments'
import { isMetricsMessage, type MetricsMessage } from './metrics-messages.ts'

/** Longer than a worker waits for a database that does not answer. */
const MAX_WAIT_MS = 2500

/** A worker, or a double of one. */
export interface MeasuredWorker {
  send(message: MetricsMessage): void
}

interface Member {
  worker: MeasuredWorker
  /** Value of the label `worker`. Used again by the worker that replaces an ended one. */
  slot: number
  last: MetricSnapshot
  answers: Map<number, (snapshot: MetricSnapshot) => void>
}

const onlyGrowing = (snapshot: MetricSnapshot) => snapshot.filter(({ type }) => type !== 'gauge')

/**
 * Merges the figures of all workers in the primary. Counters of ended workers and of those that do
 * not answer stay at their last values, so that sums never go backwards.
 */
export function createMetricsCollector({ maxWaitMs = MAX_WAIT_MS } = {}) {
  const members = new Set<Member>()
  let ended: MetricSnapshot = []
  let lastId = 0
  let reading: Promise<MetricSnapshot> | undefined

  async function readAll(): Promise<MetricSnapshot> {
    const id = ++lastId
    const asked = [...members]
    const answers = asked.map(async member => {
      const answer = new Promise<MetricSnapshot>(resolve => member.answers.set(id, resolve))
      member.worker.send({ type: 'metrics-read', id })
      const end = new AbortController()
      const snapshot = await Promise.race([
        answer,
        wait(maxWaitMs, undefined, { signal: end.signal, ref: false }).catch(() => undefined),
      ])
      end.abort()
      member.answers.delete(id)
      return snapshot && labelWorker(snapshot, String(member.slot))
    })
    const found = await Promise.all(answers)
    const known = asked.flatMap((member, index) => {
      // One that has ended is part of `ended`.
      if (!members.has(member)) return []
      return [found[index] ?? onlyGrowing(member.last)]
    })
    const missing = readFamily(
      {
        name: 'vitrine_workers_missing',
        help: 'Workers that did not answer this scrape.',
        type: 'gauge',
        merge: 'sum',
      },
      asked.filter((member, index) => members.has(member) && !found[index]).length,
    )
    return mergeSnapshots([ended, ...known, [missing]])
  }

  /** Requests at the same time share an answer. */
  function read(): Promise<MetricSnapshot> {
    reading ??= readAll().finally(() => {
      reading = undefined
    })
    return reading
  }

  function lowestFreeSlot(): number {
    const taken = new Set([...members].map(({ slot }) => slot))
    let slot = 1
    while (taken.has(slot)) slot++
    return slot
  }

  return {
    read,
    /** Adds a worker that serves. Call `receive` with its messages, and `remove` when it has ended. */
    add(worker: MeasuredWorker) {
      const member: Member = { worker, slot: lowestFreeSlot(), last: [], answers: new Map() }
      members.add(member)
      return {
        receive(message: unknown) {
          if (!isMetricsMessage(message)) return
          if (message.type === 'metrics-of-worker') {
            member.last = message.snapshot
            member.answers.get(message.id)?.(message.snapshot)
          }
          if (message.type !== 'metrics-wanted') return
          const { id } = message
          // Without an answer, the worker answers for itself.
          read().then(
            snapshot => worker.send({ type: 'metrics-of-all', id, snapshot }),
            () => {},
          )
        },
        remove() {
          if (!members.delete(member)) return
          ended = mergeSnapshots([ended, onlyGrowing(member.last)])
        },
      }
    },
  }
}
