import type { FormToken } from './state.ts'

export { dateLimit } from './check-answer.ts'
export { hiddenFields, type ResolvedForm, resolveForm } from './conditions.ts'
export * from './definition.ts'
export { readFiles, readValues, toSentFields } from './form-serialization.ts'
export type { FormProblem, FormProblemReason } from './problem.ts'
export type { FormRefusal, FormState, FormToken } from './state.ts'
export {
  type LabelMessages,
  labelOf,
  validateForm,
} from './validate.ts'

/** FM-9: solves the server's challenge. Returns an empty string if the browser cannot. */
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
    // `crypto.subtle` is unavailable without TLS.
    return ''
  }
}
