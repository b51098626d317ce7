import type { ExternalProvider, SubscriberAnswer } from '../schema.ts'

/** Calls an external server. Rejects only if there is no reply in time; every HTTP status is a reply. */
export type HttpCall = (request: {
  method: 'POST' | 'PUT' | 'PATCH'
  url: string
  headers: Record<string, string>
  body: string
}) => Promise<{ status: number; body: string }>

export interface ProviderAccount {
  provider: ExternalProvider
  /** Empty for the provider's default endpoint. */
  url: string
  secret: string
}

/** A sign-up for an externally managed list. */
export interface ExternalSignUp {
  /** Idempotency key, the same for every attempt. */
  id: string
  at: number
  /** Name of the list, and its id at the provider. */
  list: string
  remoteId: string
  templateId: string
  email: string
  firstName: string
  lastName: string
  fields: SubscriberAnswer[]
  consentText: string
  consentPage: string
  ip: string | null
  /** URL to which the provider redirects after confirmation. */
  site: string
}

/** A final reply with the provider's message. */
export type ProviderAnswer = { ok: true } | { ok: false; reason: 'refused'; text: string }

/**
 * Throws if there was no reply, the rate limit was hit, or the account is misconfigured; the caller
 * retries.
 */
export type Subscribe = (
  call: HttpCall,
  account: ProviderAccount,
  signUp: ExternalSignUp,
) => Promise<ProviderAnswer>
