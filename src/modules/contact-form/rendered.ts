import type { FormField, ResolvedForm } from '#forms/client'

/** Rendered state of a form. */
export interface RenderedForm {
  /** Ids of steps hidden by conditions. */
  hiddenSteps: string[]
  /** Results of calculations and values of hidden fields. */
  results: Record<string, string | undefined>
}

export function toRendered(
  fields: readonly FormField[],
  { hidden, values }: ResolvedForm,
): RenderedForm {
  const steps = fields.filter(({ id, type }) => type === 'step' && hidden.has(id))
  const results = fields.filter(({ type }) => type === 'calculation' || type === 'hidden')
  return {
    hiddenSteps: steps.map(({ id }) => id),
    results: Object.fromEntries(results.map(({ id }) => [id, values[id]?.[0]])),
  }
}
