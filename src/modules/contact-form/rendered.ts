import type { FormField, ResolvedForm } from '#forms/client'

/** What a form is rendered by, of all that its answers come to. */
export interface RenderedForm {
  /** Ids of the steps that conditions hide. */
  hiddenSteps: string[]
  /** What calculations come to, and hidden fields hold. */
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
