import type { FormToken } from './state.ts'

export { dateLimit } from './check-answer.ts'
export { hiddenFields, type ResolvedForm, resolveForm } from './conditions.ts'
export * from './definition.ts'
export type { FormProblem, FormProblemReason } from './problem.ts'
export type { FormRefusal, FormState, FormToken } from './state.ts'
export {
  type LabelMessages,
  labelOf,
  validateForm,
} from './validate.ts'
export { readFiles, readValues, toSentFields } from './wire.ts'

/** FM-9: does the work that the server asked for. Answers an empty text where the browser cannot do it. */
export async function proveWork(challenge: FormToken['challenge']): Promise<string> {
  if (!challenge) return ''
  try {
    const [{ solveChallenge }, { deriveKey }] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/sha'),
    ])
    const solution = await solveChallenge({ challenge, deriveKey, timeout: 30_000 })
    return solution ? JSON.stringify({ challenge, solution }) : ''
  } catch {
    // Browsers have no `crypto.subtle` on sites without TLS.
    return ''
  }
}
