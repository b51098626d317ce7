import { useTranslate } from 'react-admin'
import type { Verdict } from './split-test.ts'

/** A verdict in one sentence, and what follows from it in another. */
export function useVerdict() {
  const translate = useTranslate()
  const text = (key: string, values = {}) =>
    translate(`resources.split-tests.verdict.${key}`, values)
  return (verdict: Verdict, nameOf: (key: string) => string) => {
    const { kind, days, subject = '', lift } = verdict
    const values = { name: nameOf(subject), days: days ?? 0, low: lift?.low, high: lift?.high }
    const isOpen = kind === 'too-early' && !days
    return {
      sentence: text(isOpen ? 'too-early-open' : kind, values),
      more:
        kind === 'better' || kind === 'alike' || isOpen ? text(`${kind}-more`, values) : undefined,
    }
  }
}
