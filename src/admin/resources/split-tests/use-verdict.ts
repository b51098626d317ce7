import { useTranslate } from 'react-admin'
import type { SplitTestWithReport } from './split-test.ts'

/** What a report comes to in one sentence, and what follows from it in another; of made-up visitors nothing does. */
export function useVerdict() {
  const translate = useTranslate()
  const text = (key: string, values = {}) =>
    translate(`resources.split-tests.verdict.${key}`, values)
  return (
    { verdict, sample }: Pick<SplitTestWithReport['report'], 'verdict' | 'sample'>,
    nameOf: (key: string) => string,
  ) => {
    const { kind, days, subject = '', lift } = verdict
    const values = { name: nameOf(subject), days: days ?? 0, low: lift?.low, high: lift?.high }
    const isOpen = kind === 'too-early' && !days
    const sentence = text(isOpen ? 'too-early-open' : kind, values)
    if (sample.visitors > 0) {
      const mark = sample.visitors < sample.of ? 'ofSomeSample' : 'ofSample'
      return { sentence: text(mark, { sentence }), more: text('sample-more') }
    }
    return {
      sentence,
      more:
        kind === 'better' || kind === 'alike' || isOpen ? text(`${kind}-more`, values) : undefined,
    }
  }
}
