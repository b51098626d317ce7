import { type Clock, DAY } from '#base'
import { chooseSubject, isInAudience } from './choose-subject.ts'
import type { Enrollment, Participation, Participations } from './participation.ts'
import { COUNTED_MS, type Records, type SplitRecord, type SumRecord } from './records.ts'
import { deviceOf, isBot, isPrefetch, languageOf, type VisitorHeaders } from './request-traits.ts'
import {
  type ConversionGoal,
  type Goal,
  REMEMBERED,
  type RecordType,
  type Remembered,
} from './schema.ts'
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

/** Subjects for the tests of a page. */
export interface Assignment {
  /** Subject keys by test. */
  subjects: ReadonlyMap<string, string>
  /** Cache key: equal for equal subjects; empty for the first subjects, which bots also get. */
  variant: string
  /** Cookies to set because of new assignments. */
  cookies: Partial<Record<Remembered, string>>
  /** Call it when the page is sent. */
  countViews(shown: Iterable<string>): void
}

/** Assigns subjects. A visitor keeps theirs while the cookie lasts (AB-1). */
export function createAssign(deps: {
  tests: Pick<Tests, 'lastKnown'>
  participations: Participations
  records: Records
  clock: Clock
  random(): number
}) {
  const { tests, participations, records, clock } = deps

  function enroll(
    test: SplitTest,
    participation: Participation | undefined,
    visitor: SplitVisitor,
  ): Enrollment | undefined {
    const taken = participation?.tests.get(test.id)
    if (taken) return isSubject(test, taken.subject) ? taken : undefined
    const now = clock.now()
    const traits = {
      device: deviceOf(visitor.headers),
      isReturning: isReturning(participation, now),
      campaign: visitor.campaign,
      language: languageOf(visitor.headers),
    }
    if (!isInAudience(test.definition.audience, traits)) return undefined
    const subject = chooseSubject(test.definition.subjects, deps.random())?.key
    return subject === undefined ? undefined : { subject, since: now }
  }

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

  /** Assigns tests with the same cookie. Adds the results to `subjects` and first views to `views`. */
  function enrollAll(
    running: readonly SplitTest[],
    remembered: Remembered,
    visitor: SplitVisitor,
    { subjects, views }: { subjects: Map<string, string>; views: Map<string, SplitRecord> },
  ): string | undefined {
    const known = participations.read(visitor.cookies[remembered])
    const participation = known ?? participations.begin(clock.now())
    const taken = new Map(
      [...participation.tests].filter(([id]) => tests.lastKnown()?.get(id)?.status !== 'ended'),
    )
    let hasJoined = false
    for (const test of running) {
      if (test.definition.remembered !== remembered) continue
      const part = enroll(test, known, visitor)
      if (!part) continue
      subjects.set(test.id, part.subject)
      if (taken.has(test.id)) continue
      taken.set(test.id, part)
      hasJoined = true
      const record = recordOf(test, part, participation, visitor)
      if (!isPrefetch(visitor.headers)) views.set(test.id, { ...record, type: 'view_page' })
    }
    return hasJoined ? participations.write({ ...participation, tests: taken }) : undefined
  }

  const sumOf = (
    { id: test }: SplitTest,
    subject: string,
    type: RecordType,
    { headers }: SplitVisitor,
  ): SumRecord => ({ test, subject, type, device: deviceOf(headers) })

  /** Counts each goal of a page view once, for running tests. */
  function sumsOf(
    visitor: SplitVisitor,
    told: readonly { test: string; subject: string; type: RecordType }[],
  ): SumRecord[] {
    if (visitor.isStaff || isBot(visitor.headers)) return []
    const sums = told.flatMap(({ test: id, subject, type }) => {
      const test = tests.lastKnown()?.get(id)
      const isCounted = test?.status === 'running' && isSubject(test, subject)
      return isCounted ? [[`${id} ${type}`, sumOf(test, subject, type, visitor)] as const] : []
    })
    return [...new Map(sums).values()]
  }

  return {
    /**
     * Assigns the tests of a page by id. Resumed subjects are shown without counting or storing
     * anything, because they were counted where the visit started.
     */
    assign(
      ids: Iterable<string>,
      visitor: SplitVisitor,
      resumed: ReadonlyMap<string, string> = new Map(),
    ): Assignment {
      const subjects = new Map<string, string>()
      const running: SplitTest[] = []
      for (const id of ids) {
        const test = tests.lastKnown()?.get(id)
        if (!test) continue
        const again = resumed.get(id)
        subjects.set(id, again ?? test.winner ?? firstOf(test))
        if (test.status === 'running' && again === undefined) running.push(test)
      }
      const nothing = { subjects, cookies: {}, countViews: () => {} }
      if (running.length === 0 || visitor.isStaff || isBot(visitor.headers)) {
        return { ...nothing, variant: variantOf(subjects, tests) }
      }
      if (visitor.isAnonymous) {
        const shownNow = new Map<string, SumRecord>()
        for (const test of running) {
          const part = enroll(test, undefined, visitor)
          if (!part) continue
          subjects.set(test.id, part.subject)
          if (!isPrefetch(visitor.headers)) {
            shownNow.set(test.id, sumOf(test, part.subject, 'view_page', visitor))
          }
        }
        return {
          ...nothing,
          variant: variantOf(subjects, tests),
          countViews(shown) {
            records.sumLater([...shown].flatMap(id => shownNow.get(id) ?? []))
          },
        }
      }
      const views = new Map<string, SplitRecord>()
      const cookies: Partial<Record<Remembered, string>> = {}
      for (const remembered of REMEMBERED) {
        const cookie = enrollAll(running, remembered, visitor, { subjects, views })
        if (cookie !== undefined) cookies[remembered] = cookie
      }
      return {
        subjects,
        variant: variantOf(subjects, tests),
        cookies,
        countViews(shown) {
          records.addLater([...shown].flatMap(id => views.get(id) ?? []))
        },
      }
    },

    /** Events reported by the browser (AB-3) for assigned tests and shown subjects. */
    told(
      visitor: SplitVisitor,
      told: readonly { test: string; subject: string; type: RecordType }[],
    ): Promise<boolean> {
      if (visitor.isAnonymous) {
        records.sumLater(sumsOf(visitor, told))
        return Promise.resolve(true)
      }
      const taken = enrollmentsOf(visitor)
      return records.add(
        told.flatMap(({ test: id, subject, type }) => {
          const own = taken.find(({ test }) => test.id === id)
          return own && own.record.subject === subject ? [{ ...own.record, type }] : []
        }),
      )
    },

    /**
     * Conversions seen by the server. `isGoalModule`: whether the acting module is the goal;
     * `order`: its value in minor units; `shown`: subjects of the page.
     */
    converted(
      visitor: SplitVisitor,
      conversion: {
        goal: ConversionGoal
        isGoalModule(goalModule: string): boolean
        order?: { id: string; value: number }
        shown?: ReadonlyMap<string, string>
      },
    ): Promise<boolean> {
      const { goal, isGoalModule, order, shown } = conversion
      if (visitor.isAnonymous) {
        const reached = [...(shown ?? [])].flatMap(([test, subject]) => {
          const known = tests.lastKnown()?.get(test)
          const { goal: wanted, goalModule } = known?.definition ?? {}
          const isGoal = isReached(wanted, goal) && (!goalModule || isGoalModule(goalModule))
          return isGoal ? [{ test, subject, type: 'con_goal' as const }] : []
        })
        records.sumLater(sumsOf(visitor, reached))
        return Promise.resolve(true)
      }
      return records.add(
        enrollmentsOf(visitor).flatMap(({ test, record }) => {
          // The action happened in another, resumed subject.
          if ((shown?.get(test.id) ?? record.subject) !== record.subject) return []
          const { goal: wanted, goalModule } = test.definition
          const isGoal = isReached(wanted, goal) && (!goalModule || isGoalModule(goalModule))
          return [
            ...(isGoal ? [{ ...record, type: 'con_goal' as const }] : []),
            ...(order
              ? [{ ...record, type: 'order' as const, reference: order.id, value: order.value }]
              : []),
          ]
        }),
      )
    },

    /** Counts an error of the site on a page with these subjects. */
    failed(visitor: SplitVisitor, shown: ReadonlyMap<string, string>) {
      records.addLater(
        enrollmentsOf(visitor)
          .filter(({ test, record }) => shown.get(test.id) === record.subject)
          .map(({ record }) => ({ ...record, type: 'error' })),
      )
    },

    /** Counts tracking goals of a sent page: for these tests, or for all with such a goal if one is empty. */
    tagged(visitor: SplitVisitor, goals: readonly string[]) {
      if (isPrefetch(visitor.headers)) return
      const isMeant = ({ id, definition }: SplitTest) =>
        definition.goal === 'tag' && (goals.includes('') || goals.includes(id))
      records.addLater(
        enrollmentsOf(visitor)
          .filter(({ test }) => isMeant(test))
          .map(({ record }) => ({ ...record, type: 'con_short' })),
      )
    },
  }
}

/** Without JavaScript there is no earlier request, so an order also counts as a started checkout. */
const isReached = (wanted: Goal | undefined, goal: ConversionGoal) =>
  wanted === goal || (wanted === 'checkout' && goal === 'order')

export type Assign = ReturnType<typeof createAssign>

const isSubject = ({ definition }: SplitTest, key: string) =>
  definition.subjects.some(subject => subject.key === key && subject.weight > 0)

const isReturning = (participation: Participation | undefined, nowMs: number) =>
  participation !== undefined && nowMs - participation.since >= DAY

const firstOf = ({ definition }: SplitTest) => definition.subjects[0]?.key ?? ''

function variantOf(subjects: ReadonlyMap<string, string>, tests: Pick<Tests, 'lastKnown'>): string {
  return Array.from(subjects, ([id, subject]) => {
    const test = tests.lastKnown()?.get(id)
    return test && subject !== firstOf(test) ? `${id}=${subject}` : ''
  })
    .filter(Boolean)
    .sort()
    .join('&')
}
