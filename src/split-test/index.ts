import { createAssign } from './assign.ts'
import { createBaselineRates } from './baseline-rates.ts'
import type { SplitTestDeps } from './deps.ts'
import { createPageGoals } from './page-goals.ts'
import { createParticipations } from './participation.ts'
import { createRecordEvents } from './record-events.ts'
import { createRecords } from './records.ts'
import { createReports } from './report.ts'
import { createSample } from './sample.ts'
import { createTests } from './tests.ts'

export type { Assignment } from './assign.ts'
export { isSplitTestTag, splitTestTag } from './deps.ts'
export { COOKIE_DAYS, VISITOR_COOKIES } from './participation.ts'
export type { Report } from './report.ts'
export { isBot } from './request-traits.ts'
export { PERIODS } from './series.ts'
export { ALPHA, type Plan, planTest } from './statistics/plan.ts'
export type { Verdict } from './statistics/verdict.ts'
export { PAUSED_MAIL, type SplitTest } from './tests.ts'
export type { SplitVisitor } from './visitor-records.ts'

/** Split tests: assignment, events and reports. */
export function createSplitTests(deps: SplitTestDeps & { random?(): number }) {
  const tests = createTests(deps)
  const records = createRecords(deps)
  const participations = createParticipations(deps.secret)
  return {
    ...tests,
    ...createPageGoals({ ...deps, tests }),
    ...createAssign({ random: Math.random, ...deps, tests, participations, records }),
    ...createRecordEvents({ ...deps, tests, participations, records }),
    addSample: createSample(deps),
    report: createReports(deps),
    measured: createBaselineRates(deps),
    flush: records.flush,
    prune: records.prune,
  }
}

export type SplitTests = ReturnType<typeof createSplitTests>
