import { type Clock, DAY } from '#base'
import type { Enrollment, Participation, Participations } from './participation.ts'
import { COUNTED_MS, type SplitRecord, type SumRecord } from './records.ts'
import { deviceOf, isBot, type VisitorHeaders } from './request-traits.ts'
import { REMEMBERED, type RecordType, type Remembered } from './schema.ts'
import type { SplitTest, Tests } from './tests.ts'

/** A visitor as seen by split tests. */
export interface SplitVisitor {
  /** By name in `VISITOR_COOKIES`. */
  cookies: Partial<Record<Remembered, string>>
  headers: VisitorHeaders
  /** `utm_campaign` of the URL. */
  campaign?: string | undefined
  /** Staff is not counted. */
  isStaff: boolean
  /**
   * Without consent: the browser stores nothing and the visitor has no identifier. Subjects are
   * random per page view, and only sums are counted.
   */
  isAnonymous?: boolean | undefined
}

/** Records of a visitor for the tests that they take part in. */
export function createVisitorRecords(deps: {
  tests: Pick<Tests, 'lastKnown'>
  participations: Participations
  clock: Clock
}) {
  const { tests, participations, clock } = deps

  const recordOf = (
    { id: test }: SplitTest,
    { subject }: Enrollment,
    participation: Participation,
    { headers }: SplitVisitor,
  ): Omit<SplitRecord, 'type'> => ({
    test,
    subject,
    visitor: participation.visitor,
    device: deviceOf(headers),
    isReturning: isReturning(participation, clock.now()),
  })

  const sumOf = (
    { id: test }: SplitTest,
    subject: string,
    type: RecordType,
    { headers }: SplitVisitor,
  ): SumRecord => ({ test, subject, type, device: deviceOf(headers) })

  /** Running tests that the visitor takes part in and that still count. */
  function enrollmentsOf(visitor: SplitVisitor) {
    if (visitor.isStaff || visitor.isAnonymous || isBot(visitor.headers)) return []
    return REMEMBERED.flatMap(remembered => {
      const participation = participations.read(visitor.cookies[remembered])
      if (!participation) return []
      return [...participation.tests].flatMap(([id, taken]) => {
        const test = tests.lastKnown()?.get(id)
        const isCounted =
          test?.status === 'running' &&
          test.definition.remembered === remembered &&
          isSubject(test, taken.subject) &&
          clock.now() - taken.since < COUNTED_MS
        return isCounted ? [{ test, record: recordOf(test, taken, participation, visitor) }] : []
      })
    })
  }

  /** Counts each goal of a page view once, for running tests. */
  function sumsOf(
    visitor: SplitVisitor,
    events: readonly { test: string; subject: string; type: RecordType }[],
  ): SumRecord[] {
    if (visitor.isStaff || isBot(visitor.headers)) return []
    const sums = events.flatMap(({ test: id, subject, type }) => {
      const test = tests.lastKnown()?.get(id)
      const isCounted = test?.status === 'running' && isSubject(test, subject)
      return isCounted ? [[`${id} ${type}`, sumOf(test, subject, type, visitor)] as const] : []
    })
    return [...new Map(sums).values()]
  }

  return { recordOf, sumOf, enrollmentsOf, sumsOf }
}

export const isSubject = ({ definition }: SplitTest, key: string) =>
  definition.subjects.some(subject => subject.key === key && subject.weight > 0)

export const isReturning = (participation: Participation | undefined, nowMs: number) =>
  participation !== undefined && nowMs - participation.since >= DAY
