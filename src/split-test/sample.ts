import { DAY, HOUR } from '#base'
import { inTransaction, invalidate, type Tables } from '#db'
import { type SplitTestDeps, splitTestTag } from './deps.ts'
import { DEVICES, type RecordType, type TestDefinition } from './schema.ts'

/** Daily visitors and rates of a subject's sample data. */
export interface SampleFigures {
  visitors: number
  shares: Partial<Record<RecordType, number>>
}

/** Relative traffic from Monday to Sunday. */
const OF_WEEKDAY = [0.9, 0.85, 0.9, 0.95, 1.05, 1.2, 1.15]
/** Hours with sample counts and their share of a day. */
const OF_HOUR: readonly (readonly [hour: number, share: number])[] = [
  [9, 0.25],
  [14, 0.3],
  [20, 0.45],
]
const OF_DEVICE = { phone: 0.58, desktop: 0.33, tablet: 0.09 } as const
const OF_RETURNING = [0.7, 0.3]

/**
 * Creates a running test with sample counts for past days, so that the demo has a report. The
 * report states their number, and `deleteSample` removes them.
 */
export function createSample({ db, clock }: Pick<SplitTestDeps, 'db' | 'clock'>) {
  return (
    id: string,
    pageId: string,
    definition: TestDefinition,
    { days, subjects }: { days: number; subjects: Readonly<Record<string, SampleFigures>> },
  ) =>
    inTransaction({ db }, async tx => {
      const now = clock.now()
      const sampleUntil = Math.floor(now / DAY) * DAY
      const startedAt = sampleUntil - days * DAY
      await tx
        .insertInto('split_tests')
        .values({
          id,
          page_id: pageId,
          status: 'running',
          sample_until: sampleUntil,
          definition: JSON.stringify(definition),
          started_at: startedAt,
          updated_at: now,
        })
        .execute()
      for (const [subject, figures] of Object.entries(subjects)) {
        await tx
          .insertInto('split_test_counts')
          .values(
            toCounts(figures, startedAt, days).map(count => ({ ...count, test_id: id, subject })),
          )
          .execute()
      }
      await invalidate(tx, [splitTestTag(id)])
      return { ok: true as const }
    })
}

type Count = Omit<Tables['split_test_counts'], 'test_id' | 'subject'>

function toCounts({ visitors, shares }: SampleFigures, startedAt: number, days: number): Count[] {
  const counts: Count[] = []
  /** Carry rounding remainders over, so that totals are exact. */
  const carried = new Map<string, number>()
  const whole = (type: string, share: number) => {
    const wanted = (carried.get(type) ?? 0) + share
    carried.set(type, wanted - Math.floor(wanted))
    return Math.floor(wanted)
  }
  for (let day = 0; day < days; day++) {
    const at = startedAt + day * DAY
    const weekday = (new Date(at).getUTCDay() + 6) % 7
    const ofDay = visitors * (OF_WEEKDAY[weekday] ?? 1)
    for (const [hour, ofHour] of OF_HOUR) {
      for (const device of DEVICES) {
        for (const [isReturning, ofThese] of OF_RETURNING.entries()) {
          const some = ofDay * ofHour * OF_DEVICE[device] * ofThese
          for (const [type, share] of Object.entries({ view_page: 1, ...shares })) {
            const times = whole(type, some * share)
            if (times === 0) continue
            counts.push({
              hour: at + hour * HOUR,
              record_type: type,
              device,
              is_returning: isReturning,
              times,
              value: 0,
              value_squares: 0,
            })
          }
        }
      }
    }
  }
  return counts
}
