import type { Challenge } from 'altcha-lib'
import type { FormValues } from './definition.ts'
import type { FormProblem } from './problem.ts'

/**
 * Reasons for not sending a form. `confirm` is not an error: without JavaScript, visitors check it
 * again. `suspicious`: the honeypot was filled, and a sum must be solved.
 */
export type FormRefusal =
  | 'invalid'
  | 'confirm'
  | 'expired'
  | 'mismatch'
  | 'not-human'
  | 'suspicious'
  | 'too-often'
  | 'form-gone'
  | 'uploads-busy'
  | 'storage-full'

/** State that a form shows after a submission; empty on cached pages. */
export interface FormState {
  values?: FormValues
  missing?: FormProblem[]
  errors?: FormProblem[]
  token?: string
  captcha?: [number, number]
  /** Day of the sum on a cached page. */
  sum?: string
  /** Seconds after which the form can be sent again, with the reason `too-often`. */
  wait?: number
  /** Token of the loaded or saved draft, which the next one replaces. */
  resumed?: string
}

/** Data for submitting a form. */
export interface FormToken {
  token: string
  captcha?: [number, number]
  /** Proof-of-work challenge if required (FM-9). */
  challenge?: Challenge
  /** Third-party bot check if configured. */
  provider?: { name: 'turnstile' | 'recaptcha'; siteKey: string }
}

export type SubmitResult =
  /** `isNew` is false for a repeated submission. */
  | { ok: true; isNew: boolean; sent: string; redirect: string | undefined }
  | { ok: false; reason: FormRefusal; state: FormState }
