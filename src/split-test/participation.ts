import { createHmac, timingSafeEqual } from 'node:crypto'
import { createKey, DAY, type StoredName } from '#base'
import type { Remembered } from './schema.ts'

/** Cookie per storage duration; a test uses one of them. */
export const VISITOR_COOKIES = {
  year: 'vt_split',
  visit: 'vt_split_visit',
} as const satisfies Record<Remembered, StoredName>
/** AB-1. */
export const COOKIE_DAYS = 365
/** More than a page contains; the oldest are dropped. */
const MAX_TESTS = 20
const SIGNATURE_LENGTH = 16

/** Test assignments stored in the browser, without personal data. */
export interface Participation {
  /** Random id, the same for all tests. The database stores a hash that differs between tests. */
  visitor: string
  /** First day; visitors who come back on a later day count as returning. */
  since: number
  tests: ReadonlyMap<string, Enrollment>
}

export interface Enrollment {
  subject: string
  /** UTC milliseconds, rounded to a day. */
  since: number
}

/** Reads and writes the assignment cookies. They are signed, so subjects and visitors cannot be forged. */
export function createParticipations(secret: string) {
  const sign = (value: string) =>
    createHmac('sha256', `split-test visitor ${secret}`)
      .update(value)
      .digest('base64url')
      .slice(0, SIGNATURE_LENGTH)

  return {
    begin: (nowMs: number): Participation => ({
      visitor: createKey().slice(0, 20),
      since: toDay(nowMs),
      tests: new Map(),
    }),

    /** Undefined if the signature is invalid. */
    read(cookie: string | undefined): Participation | undefined {
      const end = cookie?.lastIndexOf('.') ?? -1
      if (!cookie || end < 0 || cookie.length > 1000) return undefined
      const value = cookie.slice(0, end)
      const given = Buffer.from(cookie.slice(end + 1))
      const expected = Buffer.from(sign(value))
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      const [visitor = '', since = '', ...tests] = value.split('.')
      return {
        visitor,
        since: fromDay(since),
        tests: new Map(
          tests.map(one => {
            const [test = '', subject = '', day = ''] = one.split('-')
            return [test, { subject, since: fromDay(day) }]
          }),
        ),
      }
    },

    write({ visitor, since, tests }: Participation): string {
      const taken = [...tests]
        .slice(-MAX_TESTS)
        .map(([test, one]) => `${test}-${one.subject}-${writeDay(one.since)}`)
      const value = [visitor, writeDay(since), ...taken].join('.')
      return `${value}.${sign(value)}`
    },
  }
}

export type Participations = ReturnType<typeof createParticipations>

const toDay = (ms: number) => Math.floor(ms / DAY) * DAY
const writeDay = (ms: number) => Math.floor(ms / DAY).toString(36)
const fromDay = (text: string) => Number.parseInt(text, 36) * DAY
