import { Worker } from 'node:worker_threads'

/** Runs one checkpoint per message. `node:sqlite` is synchronous, so it would block the event loop. */
const SCRIPT = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { DatabaseSync } = require('node:sqlite')
  const database = new DatabaseSync(workerData)
  database.exec('pragma busy_timeout = 5000')
  parentPort.on('message', () => {
    try {
      database.exec('pragma wal_checkpoint(passive)')
    } catch {}
    parentPort.postMessage('done')
  })
`

/** Interval between checkpoints. An import fills 16 MB of the log in this time. */
const INTERVAL_MS = 200

export type CheckpointThread = ReturnType<typeof startCheckpointThread>

/**
 * Checkpoints the log of a SQLite file in a thread. Without it, a job of many transactions would do
 * this in the event loop. A checkpoint that fails is left to the next one or to the writer.
 */
export function startCheckpointThread(path: string, now: () => number = () => performance.now()) {
  const worker = new Worker(SCRIPT, {
    eval: true,
    workerData: path,
    resourceLimits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16, stackSizeMb: 1 },
  })
  let endedAt = now()
  let pending: (() => void) | undefined
  let state: 'idle' | 'running' | 'behind' = 'idle'
  let catchingUp: Promise<void> | undefined
  let isStopped = false

  const answer = () => {
    pending?.()
    pending = undefined
  }
  const stop = () => {
    isStopped = true
    answer()
  }
  worker.on('message', answer)
  worker.on('error', stop)

  function checkpoint(): Promise<void> {
    if (isStopped) return Promise.resolve()
    return new Promise(resolve => {
      pending = resolve
      worker.postMessage('checkpoint')
    })
  }

  function catchUp() {
    catchingUp ??= checkpoint().then(() => {
      state = 'idle'
      catchingUp = undefined
      endedAt = now()
    })
    return catchingUp
  }

  return {
    /**
     * To await after each commit. The first checkpoint runs while the job goes on. The second one is
     * short, and the job waits for it, because the log starts over only when no commit is missing.
     */
    afterCommit(): Promise<void> | undefined {
      if (state === 'behind') return catchUp()
      if (state === 'idle' && now() - endedAt > INTERVAL_MS) {
        state = 'running'
        void checkpoint().then(() => {
          state = 'behind'
        })
      }
      return undefined
    },
    async stop() {
      stop()
      await worker.terminate()
    },
  }
}
