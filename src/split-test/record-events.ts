import type { Records } from './records.ts'
import { isPrefetch } from './request-traits.ts'
import type { ConversionGoal, Goal, RecordType } from './schema.ts'
import type { SplitTest, Tests } from './tests.ts'
import { createVisitorRecords, type SplitVisitor } from './visitor-records.ts'

/** Counts what visitors do, for the tests that they take part in. */
export function createRecordEvents(
  deps: Parameters<typeof createVisitorRecords>[0] & {
    tests: Pick<Tests, 'lastKnown'>
    records: Records
  },
) {
  const { tests, records } = deps
  const { enrollmentsOf, sumsOf } = createVisitorRecords(deps)
  return {
    /** Events reported by the browser (AB-3) for assigned tests and shown subjects. */
    recordClientEvents(
      visitor: SplitVisitor,
      events: readonly { test: string; subject: string; type: RecordType }[],
    ): Promise<boolean> {
      if (visitor.isAnonymous) {
        records.sumLater(sumsOf(visitor, events))
        return Promise.resolve(true)
      }
      const taken = enrollmentsOf(visitor)
      return records.add(
        events.flatMap(({ test: id, subject, type }) => {
          const own = taken.find(({ test }) => test.id === id)
          return own && own.record.subject === subject ? [{ ...own.record, type }] : []
        }),
      )
    },

    /**
     * Conversions seen by the server. `isGoalModule`: whether the acting module is the goal;
     * `order`: its value in minor units; `shown`: subjects of the page.
     */
    recordConversion(
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
    recordError(visitor: SplitVisitor, shown: ReadonlyMap<string, string>) {
      records.addLater(
        enrollmentsOf(visitor)
          .filter(({ test, record }) => shown.get(test.id) === record.subject)
          .map(({ record }) => ({ ...record, type: 'error' })),
      )
    },

    /** Counts tracking goals of a sent page: for these tests, or for all with such a goal if one is empty. */
    recordTagVisit(visitor: SplitVisitor, goals: readonly string[]) {
      if (isPrefetch(visitor.headers)) return
      const isMatch = ({ id, definition }: SplitTest) =>
        definition.goal === 'tag' && (goals.includes('') || goals.includes(id))
      records.addLater(
        enrollmentsOf(visitor)
          .filter(({ test }) => isMatch(test))
          .map(({ record }) => ({ ...record, type: 'con_short' })),
      )
    },
  }
}

/** Without JavaScript there is no earlier request, so an order also counts as a started checkout. */
const isReached = (wanted: Goal | undefined, goal: ConversionGoal) =>
  wanted === goal || (wanted === 'checkout' && goal === 'order')
