import type { OutsideProvider, SubscriberAnswer } from '../schema.ts'

/** Asks another server; rejects where no answer came in time. Whatever its status, an answer is an answer. */
export type CallOutside = (request: {
  method: 'POST' | 'PUT' | 'PATCH'
  url: string
  headers: Record<string, string>
  body: string
}) => Promise<{ status: number; body: string }>

export interface ProviderAccount {
  provider: OutsideProvider
  /** Empty for the provider's own address. */
  url: string
  secret: string
}

/** A sign-up for a list that is kept elsewhere. */
export interface OutsideSignUp {
  /** The same for every try. */
  id: string
  at: number
  /** The list's own name, and what the provider calls it. */
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
  /** Where the provider leads who confirms. */
  site: string
}

/** What a provider says for good, in its own words. */
export type ProviderAnswer = { ok: true } | { ok: false; reason: 'refused'; text: string }

/** Says it again later where it was not answered, too often asked, or not set up right: those throw. */
export type Subscribe = (
  call: CallOutside,
  account: ProviderAccount,
  signUp: OutsideSignUp,
) => Promise<ProviderAnswer>
