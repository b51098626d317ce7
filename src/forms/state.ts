import type { FormValues } from './definition.ts'
import type { FormProblem } from './validate.ts'

/** What a form shows beyond its definition: filled by the server after a submit, empty on a cached page. */
export interface FormState {
  values?: FormValues
  missing?: FormProblem[]
  errors?: FormProblem[]
  /** A failure of the whole form. */
  failure?: string
  /** A question before it is sent: nothing went wrong. */
  confirm?: string
  token?: string
  captcha?: [number, number]
  /** The words shown instead of the form when it was sent. */
  sent?: string
  redirect?: string
}
