import { DAY } from '#base'
import { planTest } from '../../src/split-test/statistics/plan.ts'
import { checkSampleRatio } from '../../src/split-test/statistics/sample-ratio.ts'
import { decide, type Verdict } from '../../src/split-test/statistics/verdict.ts'
import { createRandom } from '../../tests/support/random.ts'
import type { Figure } from '../report.ts'

const EFFECT = 0.2
const VISITORS_PER_DAY = 400
const SEED = 20_261

/** Correctness of verdicts: simulated tests checked every day. The table is in `docs/split-tests.md`. */
export async function measureSplitTests(): Promise<Figure[]> {
  const random = createRandom(SEED)
  const figures: Figure[] = []
  for (const [rate, subjects] of [
    [0.02, 2],
    [0.05, 2],
    [0.2, 2],
    [0.05, 4],
  ] as const) {
    const rates = Array<number>(subjects).fill(rate)
    const runs = 2500
    const wrong = countOf(runs, () => {
      const said = runTest(random, { rates, days: 28 })
      return said.kind === 'better' || said.kind === 'first-is-best'
    })
    figures.push({
      what: `A/A tests of ${subjects}, ${rate * 100} %, looked at on 28 days: false verdicts`,
      value: (100 * wrong) / runs,
      unit: '%',
      aim: { atMost: 5 },
    })
  }
  for (const rate of [0.02, 0.05, 0.1]) {
    const plan = planTest({ rate, effect: EFFECT, weights: [1, 1], visitorsPerDay: 2000 })
    const runs = 1000
    const found = countOf(runs, () => {
      const rates = [rate, rate * (1 + EFFECT)]
      const said = runTest(random, { rates, days: plan.days ?? 0, visitorsPerDay: 2000 })
      return said.kind === 'better' && said.subject === 'b'
    })
    figures.push({
      what: `+20 % on ${rate * 100} %, ${plan.visitorsPerSubject} visitors each as planned: found`,
      value: (100 * found) / runs,
      unit: '%',
      aim: { atLeast: 80 },
    })
  }
  const alarms = countOf(1000, () => {
    const visitors = [0, 0]
    for (let day = 0; day < 28; day++) {
      const other = draw(random, 1000, 0.52)
      visitors[0] = (visitors[0] ?? 0) + 1000 - other
      visitors[1] = (visitors[1] ?? 0) + other
    }
    return checkSampleRatio(visitors.map(one => ({ visitors: one, weight: 1 }))).isWrong
  })
  figures.push({
    what: 'splits of 48 to 52, 28,000 visitors: alarms',
    value: alarms / 10,
    unit: '%',
    aim: { atLeast: 99 },
  })
  return figures
}

/** Checks every day and stops at the first verdict. */
function runTest(
  random: () => number,
  test: { rates: readonly number[]; days: number; visitorsPerDay?: number },
): Verdict {
  const { rates, days, visitorsPerDay = VISITORS_PER_DAY } = test
  const visitors = Math.round(visitorsPerDay / rates.length)
  const subjects = rates.map((_, index) => ({
    key: 'abcdef'[index] ?? '',
    weight: 1,
    visitors: 0,
    times: 0,
  }))
  let said: Verdict = { kind: 'no-visitors' }
  for (let day = 1; day <= days; day++) {
    for (const [index, subject] of subjects.entries()) {
      subject.visitors += visitors
      subject.times += draw(random, visitors, rates[index] ?? 0)
    }
    const now = day * DAY
    const { isWrong: isWrongRatio } = checkSampleRatio(subjects)
    said = decide({ subjects, isWrongRatio, ranMs: now, minDays: 7, effect: EFFECT })
    if (said.kind === 'better' || said.kind === 'first-is-best') return said
  }
  return said
}

/** Binomial draw, skipping from success to success. */
function draw(random: () => number, of: number, rate: number): number {
  const miss = Math.log(1 - rate)
  let times = 0
  for (let place = 0; ; times++) {
    place += Math.floor(Math.log(1 - random()) / miss) + 1
    if (place > of) return times
  }
}

function countOf(runs: number, happens: () => boolean): number {
  return Array.from({ length: runs }, happens).filter(Boolean).length
}
