import type { Challenge } from 'altcha-lib'
import type { FormValues } from './definition.ts'
import type { FormProblem } from './problem.ts'

/**
 * Why a form was not sent. `confirm` is no failure: without script a person looks over it once more. `suspicious`: the
 * honeypot was filled, and a sum has to be solved.
 */
export type FormRefusal =
  | 'invalid'
  | 'confirm'
  | 'expired'
  | 'mismatch'
  | 'not-human'
  | 'suspicious'
  | 'form-gone'
  | 'uploads-busy'
  | 'storage-full'

/** What a form shows beyond its definition: filled by the server after a submit, empty on a cached page. */
export interface FormState {
  values?: FormValues
  missing?: FormProblem[]
  errors?: FormProblem[]
  token?: string
  captcha?: [number, number]
  /** The day of the sum that a cached page shows. */
  sum?: string
  /** The secret of the draft that it came from, or was saved as: the next one takes its place. */
  resumed?: string
}

/** What a visitor needs to send a form. */
export interface FormToken {
  token: string
  captcha?: [number, number]
  /** Work for the browser, where the form asks for it (FM-9). */
  challenge?: Challenge
  /** A third-party check besides, where the owner configured one. */
  provider?: { name: 'turnstile' | 'recaptcha'; siteKey: string }
}

export type SubmitResult =
  /** `isNew` is false for what was stored before: the same press came twice. */
  | { ok: true; isNew: boolean; sent: string; redirect: string | undefined }
  | { ok: false; reason: FormRefusal; state: FormState }
