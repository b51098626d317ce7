import type { Clock } from '#base'
import { chooseSubject, isInAudience } from './choose-subject.ts'
import type { Enrollment, Participation, Participations } from './participation.ts'
import type { Records, SplitRecord, SumRecord } from './records.ts'
import { deviceOf, isBot, isPrefetch, languageOf } from './request-traits.ts'
import { REMEMBERED, type Remembered } from './schema.ts'
import type { SplitTest, Tests } from './tests.ts'
import {
  createVisitorRecords,
  isReturning,
  isSubject,
  type SplitVisitor,
} from './visitor-records.ts'

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
  const { recordOf, sumOf } = createVisitorRecords(deps)

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
  }
}

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
