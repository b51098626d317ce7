import type { Challenge } from 'altcha-lib'

export { hiddenFields } from './conditions.ts'
export * from './definition.ts'
export type { FormState } from './state.ts'
export { type FormProblem, validateForm } from './validate.ts'
export { readValues, toSentFields } from './wire.ts'

export interface FormToken {
  token: string
  captcha?: [number, number]
  challenge?: Challenge
}

/**
 * Asks for a form's token when it is first focused, so that pages stay cacheable; for a token that a refused
 * submit brought, asks for its proof of work.
 */
export async function fetchFormToken(formKey: string, token = ''): Promise<FormToken> {
  const query = new URLSearchParams({ action: 'token', form: formKey, token })
  const response = await fetch(`/ajax?${query}`, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`token: ${response.status}`)
  return (await response.json()) as FormToken
}

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
