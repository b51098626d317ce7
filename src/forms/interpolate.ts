import { stripTags } from '#base'
import type { FormField, FormValues } from './definition.ts'
import { isChoice } from './recipients.ts'
import type { SubmittedAnswer } from './schema.ts'

/** Replaces `%%field_id%%` (case-insensitive) by answers; unknown and hidden fields become empty. */
export function fillPattern(
  pattern: string,
  answers: readonly Pick<SubmittedAnswer, 'id' | 'value'>[],
): string {
  const values = new Map(answers.map(answer => [answer.id.toLowerCase(), answer.value]))
  return pattern.replace(/%%([A-Za-z0-9_-]+)%%/g, (_, id: string) => {
    return stripTags(values.get(id.toLowerCase()) ?? '')
  })
}

/** For subjects mailed to strangers: inserts only answers chosen from options. */
export function fillWithChoices(
  pattern: string,
  fields: readonly Pick<FormField, 'id' | 'type'>[],
  values: FormValues,
): string {
  const choices = fields
    .filter(isChoice)
    .map(({ id }) => ({ id, value: (values[id] ?? []).join(', ') }))
  return fillPattern(pattern, choices).replace(/\s+/g, ' ').trim()
}
