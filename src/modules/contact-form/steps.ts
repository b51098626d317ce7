import type { FieldProps } from './field.ts'
import type { ContactFormData } from './load.server.ts'

/** Fields that are filled in together. */
export interface FormStep {
  /** Of the field that begins it; empty for fields before the first of these. */
  id: string
  title: string
  fields: FieldProps[]
}

/** A form without steps is one. */
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

/** The number of the step that holds a field, from 0; of what stands after all of them, the last. */
export function stepOf(steps: readonly FormStep[], fieldId: string): number {
  const index = steps.findIndex(step => step.fields.some(field => field.id === fieldId))
  return index === -1 ? steps.length - 1 : index
}

/** The number of the first step that has one of the problems. */
export function firstOf(
  steps: readonly FormStep[],
  problems: readonly { fieldId: string }[],
): number {
  return Math.min(...problems.map(({ fieldId }) => stepOf(steps, fieldId)))
}

/** Where the step that is open stands among those that are shown; a hidden one gives way to the one before it. */
export function placeOf(
  all: readonly FormStep[],
  shown: readonly FormStep[],
  current: number,
): number {
  const upTo = shown.filter(step => all.indexOf(step) <= current)
  return Math.max(0, upTo.length - 1)
}

/** Which number a step has among those that are shown, from 1; a hidden one, that which it would have. */
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

/** The number of the step that a form begins with, among all: the first that is wrong, else where it was left. */
export function firstStep(
  all: readonly FormStep[],
  { state, refused, step }: Pick<ContactFormData, 'state' | 'refused' | 'step'>,
): number {
  const problems = [...(state.missing ?? []), ...(state.errors ?? [])]
  if (problems.length > 0) return firstOf(all, problems)
  // Nothing is left but to send it once more, which the last step does.
  return refused === 'confirm' || refused === 'expired' ? all.length - 1 : step
}
