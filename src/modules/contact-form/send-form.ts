import { formatDay } from '#base'
import {
  addressPrefix,
  CAPTCHA_FIELD,
  type FormField,
  type FormState,
  type FormToken,
  inputName,
  proveWork,
  readFiles,
  toSentFields,
  validateForm,
} from '#forms/client'
import { type Called, callAction } from '#module-contract/client'
import { getBotToken } from '#visitor/client'
import { toFormFields } from './definition.ts'
import { enteredIn, readerOf } from './entered.ts'
import type { FormInUse } from './form-in-use.ts'
import { type ShownState, toShownState } from './problem-text.ts'
import { addUnreadable } from './unreadable.ts'

/** Token handling for sending. */
interface Sending {
  /** Undefined in the builder. */
  requestToken(): Promise<FormToken> | undefined
  /** Resolves when the form may be sent. */
  ripen(): Promise<void>
  /** Fraction of sent files, from 0 to 1. */
  onProgress(share: number): void
}

/** Answer of `save`: the address that the link was mailed to, the secret of the draft, and the next token. */
type Saved = { saved: string; savedLink?: string; resumed: string; next: FormToken }

/** Problems of these fields; undefined if they are valid. */
export function findProblems(
  form: FormInUse,
  isMeant: (fieldId: string) => boolean,
): ShownState | undefined {
  const found = check(form, toFormFields(form.fields, form.t))
  const missing = found.missing.filter(({ fieldId }) => isMeant(fieldId))
  const errors = found.errors.filter(({ fieldId }) => isMeant(fieldId))
  return missing.length + errors.length > 0 ? say(form, { missing, errors }) : undefined
}

/** Sends a valid form. Errors of the browser itself include no token, so the form keeps its own. */
export async function sendForm(
  form: FormInUse,
  { requestToken, ripen, onProgress }: Sending,
): Promise<Called<{ sent: string }, ShownState>> {
  const fields = toFormFields(form.fields, form.t)
  const { hidden, missing, errors } = check(form, fields)
  const body = bodyOf(form, hidden)
  const captcha = String(body.get('captcha') ?? '').trim()
  const issued = await requestToken()
  if (body.has('captcha') && captcha === '') {
    const asked = form.element?.querySelector(`[data-field="${CAPTCHA_FIELD}"] label`)
    const label = asked?.textContent || form.data.messages.captchaLabel
    missing.push({ fieldId: CAPTCHA_FIELD, label, reason: 'missing' })
  }
  if (missing.length > 0 || errors.length > 0) {
    return { ok: false, reason: 'invalid', refusal: say(form, { missing, errors }) }
  }
  body.set('token', issued?.token ?? '')
  const proof = await proveWork(issued?.challenge)
  if (issued?.challenge && !proof) return sendPlain(form)
  body.set('proof', proof)
  body.set('bot_token', await getBotToken(issued?.provider, form.element))
  body.set('email_fields', JSON.stringify(toSentFields(fields, hidden)))
  if (hidden.length > 0) body.set('hidden_fields', JSON.stringify(hidden))
  await ripen()
  const called = await callAction<{ sent: string }, FormState>(form.id, 'send', body, onProgress)
  return called.ok ? called : { ...called, refusal: say(form, called.refusal ?? {}) }
}

/** Submits without script if the proof of work is impossible; a sum replaces it. */
function sendPlain({ element }: FormInUse): Promise<never> {
  element?.submit()
  // The page is being left.
  return new Promise(() => {})
}

/** Mails a link to the entered data. */
export async function saveForm(
  form: FormInUse,
  { issued, step }: { issued: FormToken | undefined; step: number },
): Promise<Called<Saved, ShownState>> {
  const fields = toFormFields(form.fields, form.t)
  const files = fields.filter(field => field.type === 'file').map(field => field.id)
  const body = bodyOf(form, [...check(form, fields).hidden, ...files])
  body.set('token', issued?.token ?? '')
  body.set('proof', await proveWork(issued?.challenge))
  body.set('bot_token', await getBotToken(issued?.provider, form.element))
  body.set('step', String(step))
  const called = await callAction<Saved, FormState>(form.id, 'save', body)
  return called.ok ? called : { ...called, refusal: say(form, called.refusal ?? {}) }
}

function check(form: FormInUse, fields: readonly FormField[]) {
  const { element, language, data } = form
  const found = validateForm(fields, enteredIn(form, fields), data.messages, {
    today: formatDay(Date.now(), language.timeZone),
    files: readFiles(fields, readerOf(element)),
  })
  return addUnreadable(element, fields, found, data.messages)
}

const say = ({ data, t, language }: FormInUse, state: FormState) =>
  toShownState(state, { messages: data.messages, t, locale: language.locale })

/** All input except these fields, because hidden fields are not sent. */
function bodyOf({ element }: FormInUse, without: readonly string[]): FormData {
  const body = new FormData(element ?? undefined)
  const isLeftOut = (name: string) =>
    without.some(id => name === inputName(id) || name.startsWith(addressPrefix(id)))
  for (const name of [...body.keys()].filter(isLeftOut)) body.delete(name)
  return body
}
