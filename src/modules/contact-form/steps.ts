import type { FieldProps } from './field.ts'
import type { ContactFormData } from './load.server.ts'

/** Fields that are filled in together. */
export interface FormStep {
  /** Id of the field that starts it; empty for fields before the first step. */
  id: string
  title: string
  fields: FieldProps[]
}

/** A form without steps has one step. */
export function toSteps(fields: readonly FieldProps[]): FormStep[] {
  const steps: FormStep[] = []
  for (const field of fields) {
    const last = steps.at(-1)
    if (field.type === 'step') steps.push({ id: field.id, title: field.label, fields: [] })
    else if (last) last.fields.push(field)
    else steps.push({ id: '', title: '', fields: [field] })
  }
  return steps
}

/** Index of the step that contains a field, or of the last step. */
export function stepOf(steps: readonly FormStep[], fieldId: string): number {
  const index = steps.findIndex(step => step.fields.some(field => field.id === fieldId))
  return index === -1 ? steps.length - 1 : index
}

/** Index of the first step with a problem. */
export function firstOf(
  steps: readonly FormStep[],
  problems: readonly { fieldId: string }[],
): number {
  return Math.min(...problems.map(({ fieldId }) => stepOf(steps, fieldId)))
}

/** Index of the open step among visible steps; for a hidden step, that of the previous one. */
export function placeOf(
  all: readonly FormStep[],
  shown: readonly FormStep[],
  current: number,
): number {
  const upTo = shown.filter(step => all.indexOf(step) <= current)
  return Math.max(0, upTo.length - 1)
}

/** Number of a step among visible steps, from 1. */
export function numberOf(
  all: readonly FormStep[],
  shown: readonly FormStep[],
  step: FormStep,
): number {
  const before = all.slice(
    0,
    all.findIndex(({ id }) => id === step.id),
  )
  return before.filter(one => shown.some(({ id }) => id === one.id)).length + 1
}

/** Initial step: the first with a problem, or the one where the visitor stopped. */
export function firstStep(
  all: readonly FormStep[],
  { state, refused, step }: Pick<ContactFormData, 'state' | 'refused' | 'step'>,
): number {
  const problems = [...(state.missing ?? []), ...(state.errors ?? [])]
  if (problems.length > 0) return firstOf(all, problems)
  // Only the last step can send the form again.
  return refused === 'confirm' || refused === 'expired' ? all.length - 1 : step
}
