import { useTranslate } from 'react-admin'
import type { SplitTestWithReport } from './split-test.ts'

/** Whether the report contains only sample data, which allows no verdict. */
export const hasOnlySamples = ({ sample }: Pick<SplitTestWithReport['report'], 'sample'>) =>
  sample.visitors > 0 && sample.visitors === sample.of

/** Verdict of a report and its consequence; none for sample data. */
export function useVerdict() {
  const translate = useTranslate()
  const text = (key: string, values = {}) =>
    translate(`resources.split-tests.verdict.${key}`, values)
  return (
    report: Pick<SplitTestWithReport['report'], 'verdict' | 'sample'>,
    nameOf: (key: string) => string,
  ) => {
    const { verdict, sample } = report
    const { kind, days, subject = '', lift } = verdict
    const values = { name: nameOf(subject), days: days ?? 0, low: lift?.low, high: lift?.high }
    const isOpen = kind === 'too-early' && !days
    const sentence = text(isOpen ? 'too-early-open' : kind, values)
    if (hasOnlySamples(report)) {
      return { sentence: text('ofSample', { sentence }), more: text('sample-more') }
    }
    return {
      sentence: sample.visitors > 0 ? text('ofReal', { sentence }) : sentence,
      more:
        kind === 'better' || kind === 'alike' || isOpen ? text(`${kind}-more`, values) : undefined,
    }
  }
}
