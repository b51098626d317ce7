import type { AdminDeps } from '../../discover.ts'
import { lastDays } from '../../last-days.ts'

/** Submissions of a form on each of the last thirty days, and the ratio of started to sent. */
export async function summarize(
  { forms, pages, clock }: Pick<AdminDeps, 'forms' | 'pages' | 'clock'>,
  form: string,
) {
  const { timeZone } = await pages.settings.get()
  const days = lastDays(clock.now(), timeZone)
  const [counts, ratio] = await Promise.all([
    forms.statistics.sentBySpan(
      form,
      days.map(({ start }) => start),
    ),
    forms.statistics.ratio(form, days[0]?.day ?? ''),
  ])
  return { days: days.map(({ day }, index) => ({ day, sent: counts[index] ?? 0 })), ...ratio }
}
