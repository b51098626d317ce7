import type { SplitTests } from '#split-test'

/** Running test of the home page headline with sixteen days of marked sample data. */
export function headlineTest(splitTests: Pick<SplitTests, 'addSample'>, pageId: string) {
  const shares = { read_page: 0.68, view_goal: 0.86, read_goal: 0.41 }
  return splitTests.addSample(
    'homeheadline',
    pageId,
    {
      name: 'Home headline',
      subjects: [
        { key: 'a', name: 'A: For every day', weight: 1 },
        { key: 'b', name: 'B: By the river', weight: 1 },
      ],
      goal: 'click',
      goalModule: 'hero-text',
      bounceSeconds: 5,
      audience: {},
      remembered: 'visit',
      minDays: 7,
      effectPercent: 20,
    },
    {
      days: 16,
      subjects: {
        a: { visitors: 161, shares: { ...shares, click_goal: 0.083 } },
        b: { visitors: 158, shares: { ...shares, read_page: 0.71, click_goal: 0.117 } },
      },
    },
  )
}
