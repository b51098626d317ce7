import { type Clock, SECOND } from '#base'
import { addServerErrors, type Database, type ServerError } from '#db'
import { toErrorRecord } from '../log/error-record.ts'

/** Failures are stored together, so that a broken page under load costs few writes. */
const FLUSH_MS = 10 * SECOND
const MAX_CAUSES = 50
const MAX_LENGTH = 300

export interface FailedRequest {
  error: unknown
  reference: string
  /** Pattern of the route, without values. */
  route: string
}

/** Collects failed requests and stores them for the health page. Never fails. */
export function createErrorRecorder({ db, clock }: { db: Database; clock: Clock }) {
  const collected = new Map<string, ServerError>()
  let timer: NodeJS.Timeout | undefined

  async function flush() {
    clearTimeout(timer)
    timer = undefined
    const errors = [...collected.values()]
    collected.clear()
    // If the database is the cause, there is nowhere to store them. The log has them.
    if (errors.length > 0) await addServerErrors(db, errors).catch(() => {})
  }

  return {
    record({ error, reference, route }: FailedRequest) {
      const { type, message: text } = toErrorRecord(error)
      const message = `${type}: ${text}`.slice(0, MAX_LENGTH)
      const now = clock.now()
      const known = collected.get(`${route} ${message}`)
      if (known) {
        Object.assign(known, { reference, count: known.count + 1, lastAt: now })
      } else if (collected.size < MAX_CAUSES) {
        const added = { reference, route, message, count: 1, firstAt: now, lastAt: now }
        collected.set(`${route} ${message}`, added)
      }
      timer ??= setTimeout(flush, FLUSH_MS).unref()
    },
    flush,
  }
}
