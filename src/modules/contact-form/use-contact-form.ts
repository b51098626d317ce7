import { type FormEvent, type RefObject, useMemo, useState } from 'react'
import { formatDay } from '#base'
import {
  addressPrefix,
  CAPTCHA_FIELD,
  type FormState,
  type FormToken,
  inputName,
  proveWork,
  toSentFields,
  validateForm,
} from '#forms/client'
import {
  CallError,
  callAction,
  type PropsOf,
  useActionToken,
  useFormOutcome,
  useFormStart,
  usePageLanguage,
  useSending,
  useTexts,
} from '#module-kit/client'
import { isBuilding } from '#visitor/client'
import { toFormFields } from './definition.ts'
import type { ContactFormData, Refused as RefusedByServer } from './load.server.ts'
import { problemText } from './problem-text.ts'
import type { Props } from './props.ts'
import { firstStep, toSteps } from './steps.ts'
import type { texts } from './texts.ts'
import { addUnreadable } from './unreadable.ts'
import { useFormSteps } from './use-form-steps.ts'
import { useFormValues } from './use-form-values.ts'

/** `unreachable`: there was no answer. `form-gone`: the page has no such form any more. */
export type Refused = RefusedByServer | 'unreachable' | 'form-gone'

const failureOf = (error: unknown): Refused =>
  error instanceof CallError && error.status === 404 ? 'form-gone' : 'unreachable'

/** What saving answers: whom the link was mailed to, and the secret of the draft. */
type Saved = { saved: string; resumed: string }

/** All that is entered but for these fields: what is hidden takes part in nothing. */
function bodyOf(form: HTMLFormElement | null, without: readonly string[]): FormData {
  const body = new FormData(form ?? undefined)
  const isLeftOut = (name: string) =>
    without.some(id => name === inputName(id) || name.startsWith(addressPrefix(id)))
  for (const name of [...body.keys()].filter(isLeftOut)) body.delete(name)
  return body
}

/** The form in the browser: conditions, steps, checks, token, sending, and what was answered. */
export function useContactForm({
  id,
  data,
  fields,
  form,
}: {
  id: string
  data: ContactFormData
  fields: PropsOf<typeof Props>['fields']
  form: RefObject<HTMLFormElement | null>
}) {
  const t = useTexts<typeof texts>()
  const { locale, timeZone } = usePageLanguage()
  const [shown, setShown] = useState<FormState>(data.state)
  const [saved, setSaved] = useState(data.saved)
  const outcome = useFormOutcome<Refused>(id, data)
  /** How often another sum was asked: its field begins anew. */
  const [sums, setSums] = useState(0)
  /** How much of the files has gone out, from 0 to 1. */
  const [progress, setProgress] = useState<number>()
  const { isSending, send } = useSending()
  const token = useActionToken<FormToken>(id)
  const formFields = useMemo(() => toFormFields(fields, t), [fields, t])
  const entered = useFormValues(form, formFields, data.state.values ?? {})
  const allSteps = toSteps(fields)
  const steps = useFormSteps(allSteps, entered.hiddenSteps, firstStep(allSteps, data))

  const askForToken = () => {
    if (isBuilding()) return undefined
    return token.ask(shown.token).then(answer => {
      // Of a token that is there already only the proof of work is new: what is being typed stays.
      setShown(state => (state.token ? state : { ...state, ...answer }))
      return answer
    })
  }

  const begin = () => {
    askForToken()?.catch(() => {})
  }
  useFormStart(form, begin)

  const refuse = (reason: Refused, state: FormState = {}) => {
    steps.openFirst([...(state.missing ?? []), ...(state.errors ?? [])])
    setShown(before => ({ ...before, missing: [], errors: [], ...state }))
    if (state.captcha) setSums(count => count + 1)
    outcome.refuse(reason)
  }

  const validate = () => {
    const found = validateForm(formFields, entered.current(), data.messages, {
      today: formatDay(Date.now(), timeZone),
      files: entered.files(),
    })
    return addUnreadable(form.current, formFields, found, data.messages)
  }

  /** On to the next step, once this one is in order. */
  function goOn() {
    const found = validate()
    const missing = found.missing.filter(({ fieldId }) => steps.holds(fieldId))
    const errors = found.errors.filter(({ fieldId }) => steps.holds(fieldId))
    if (missing.length + errors.length > 0) return refuse('invalid', { missing, errors })
    clear()
    steps.open(steps.at + 1)
    begin()
  }

  function clear() {
    setShown(before => ({ ...before, missing: [], errors: [] }))
    outcome.setRefused(undefined)
  }

  async function submit() {
    const messages = data.messages
    const validation = validate()
    const body = bodyOf(form.current, validation.hidden)
    const captcha = String(body.get('captcha') ?? '').trim()
    const issued = await askForToken()
    const missing = [...validation.missing]
    const { errors } = validation
    if (issued?.captcha && captcha === '') {
      missing.push({ fieldId: CAPTCHA_FIELD, label: messages.captchaLabel, reason: 'missing' })
    }
    if (missing.length > 0 || errors.length > 0) return refuse('invalid', { missing, errors })
    body.set('token', issued?.token ?? '')
    body.set('proof', await proveWork(issued?.challenge))
    body.set('email_fields', JSON.stringify(toSentFields(formFields, validation.hidden)))
    if (validation.hidden.length > 0) {
      body.set('hidden_fields', JSON.stringify(validation.hidden))
    }
    await token.ripen()
    const called = await callAction<{ sent: string }, FormState>(id, 'send', body, setProgress)
    setProgress(undefined)
    if (!called.ok) {
      // The answer's token replaces ours; its proof of work is asked for anew.
      token.forget()
      return refuse(called.reason as Refused, called.refusal)
    }
    outcome.accept(called.answer.sent, called.redirect)
  }

  /** Has a link to what is entered mailed. */
  async function save() {
    const issued = await askForToken()
    const files = formFields.filter(field => field.type === 'file').map(field => field.id)
    const body = bodyOf(form.current, [...entered.hidden(), ...files])
    body.set('token', issued?.token ?? '')
    body.set('step', String(steps.current))
    const called = await callAction<Saved, FormState>(id, 'save', body)
    // The next one takes its place.
    if (called.ok) setShown(before => ({ ...before, resumed: called.answer.resumed }))
    setSaved(called.ok ? called.answer.saved : undefined)
    outcome.setRefused(called.ok ? undefined : (called.reason as Refused))
    if (!called.ok) token.forget()
  }

  return {
    shown,
    sent: outcome.sent,
    saved,
    refused: outcome.refused,
    entered,
    steps,
    isSending,
    progress,
    attempts: outcome.attempts,
    sums,
    errorOf: (fieldId: string) => {
      if (outcome.isChanged(fieldId)) return undefined
      const isMissing = shown.missing?.some(problem => problem.fieldId === fieldId)
      if (isMissing) return t('required')
      const error = shown.errors?.find(problem => problem.fieldId === fieldId)
      return error && problemText(error, data.messages, t, locale)
    },
    onFocus: begin,
    onChange: (event: FormEvent<HTMLFormElement>) => {
      const input = event.target as HTMLInputElement
      outcome.noteChange(input.closest<HTMLElement>('[data-field]')?.dataset.field ?? input.name)
      entered.update()
    },
    onInput: entered.updateSoon,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (outcome.sent || isBuilding()) return
      if (!steps.isLast) return goOn()
      void send(() => submit().catch(error => refuse(failureOf(error))))
    },
    onBack: () => {
      clear()
      steps.open(steps.at - 1)
    },
    onSave: () => {
      if (!isBuilding())
        void send(() => save().catch(error => outcome.setRefused(failureOf(error))))
    },
  }
}
