import type { FormToken } from './state.ts'

export { hiddenFields } from './conditions.ts'
export * from './definition.ts'
export type { FormRefusal, FormState, FormToken } from './state.ts'
export {
  type FormProblem,
  type FormProblemReason,
  type LabelMessages,
  validateForm,
} from './validate.ts'
export { readValues, toSentFields } from './wire.ts'

/** FM-9: does the work that the server asked for; answers what is sent with the form. */
export async function proveWork(challenge: FormToken['challenge']): Promise<string> {
  if (!challenge) return ''
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/sha'),
  ])
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 30_000 })
  return solution ? JSON.stringify({ challenge, solution }) : ''
}
