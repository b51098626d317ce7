import { type FormField, inputName, type LabelMessages, labelOf } from '#forms/client'
import type { FormProblem, FormProblemReason } from '#forms/schema'

interface Found {
  missing: FormProblem[]
  errors: FormProblem[]
  hidden: string[]
}

const REASONS: Partial<Record<FormField['type'], FormProblemReason>> = {
  number: 'not-a-number',
  date: 'invalid-date',
  time: 'invalid-time',
}

/** Incomplete dates and invalid numbers read as empty, so they are reported as problems. */
export function addUnreadable<F extends Found>(
  form: HTMLFormElement | null,
  fields: readonly FormField[],
  found: F,
  messages: LabelMessages,
): F {
  const unreadable = fields.flatMap(field => {
    const reason = REASONS[field.type]
    const input = form?.elements.namedItem(inputName(field.id))
    const isBad = input instanceof HTMLInputElement && input.validity.badInput
    if (!reason || !isBad || found.hidden.includes(field.id)) return []
    return [{ fieldId: field.id, label: labelOf(field, messages), reason }]
  })
  if (unreadable.length === 0) return found
  const isOther = ({ fieldId }: FormProblem) => unreadable.every(one => one.fieldId !== fieldId)
  return {
    ...found,
    missing: found.missing.filter(isOther),
    errors: [...found.errors.filter(isOther), ...unreadable],
  }
}
