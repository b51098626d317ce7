import { DEVICES, type Device, type RecordType, type TestDefinition } from './schema.ts'
import type { Lift } from './statistics/compare.ts'
import { alphaOf } from './statistics/plan.ts'
import { liftOf } from './statistics/verdict.ts'
import { figuresOf, type Total } from './totals.ts'

/** A group of visitors. */
export interface Segment {
  device?: Device
  isReturning?: boolean
  subjects: { key: string; visitors: number; times: number; lift: Lift | undefined }[]
}

export function segmentsOf(
  totals: readonly Total[],
  definition: TestDefinition,
  { type, effect }: { type: RecordType; effect: number },
): Segment[] {
  const sorts: { sort: Pick<Segment, 'device' | 'isReturning'>; has(one: Total): boolean }[] = [
    ...DEVICES.map(device => ({ sort: { device }, has: (one: Total) => one.device === device })),
    ...[false, true].map(isReturning => ({
      sort: { isReturning },
      has: (one: Total) => Boolean(one.isReturning) === isReturning,
    })),
  ]
  const keys = definition.subjects.map(({ key }) => key)
  const alpha = alphaOf(keys.length) / sorts.length
  return sorts.map(({ sort, has }) => {
    const own = totals.filter(has)
    const figures = keys.map(key => ({
      key,
      ...figuresOf(
        own.filter(one => one.subject === key),
        type,
      ),
    }))
    const first = figures[0]
    const subjects = figures.map((one, index) => ({
      ...one,
      lift: index > 0 && first ? liftOf(first, one, { alpha, effect }) : undefined,
    }))
    return { ...sort, subjects }
  })
}
