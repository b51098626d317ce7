import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { formatDay } from '#base'
import {
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
  const [sent, setSent] = useState(data.sent)
  const [saved, setSaved] = useState(data.saved)
  const [refused, setRefused] = useState<Refused | undefined>(data.refused)
  /** Fields that were changed since they were found wrong. */
  const [changed, setChanged] = useState<string[]>([])
  const [attempts, setAttempts] = useState(0)
  /** How often another sum was asked: its field begins anew. */
  const [sums, setSums] = useState(0)
  /** How much of the files has gone out, from 0 to 1. */
  const [progress, setProgress] = useState<number>()
  const { isSending, send } = useSending()
  const token = useActionToken<FormToken>(id)
  const formFields = toFormFields(fields, t)
  const entered = useFormValues(form, formFields, data.state.values ?? {})
  const allSteps = toSteps(fields)
  const steps = useFormSteps(allSteps, entered.hidden, firstStep(allSteps, data))

  const askForToken = () => {
    if (isBuilding()) return undefined
    return token.ask(shown.token).then(answer => {
      // Of a token that is there already only the proof of work is new: what is being typed stays.
      setShown(state => (state.token ? state : { ...state, ...answer }))
      return answer
    })
  }

  // What was focused before the script was there counts as well; so does the touch that started it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form starts
  useEffect(() => {
    const isFocused = form.current?.contains(document.activeElement)
    if (isFocused || matchMedia('(hover: none)').matches) askForToken()?.catch(() => {})
  }, [])

  const refuse = (reason: Refused, state: FormState = {}) => {
    steps.openFirst([...(state.missing ?? []), ...(state.errors ?? [])])
    setShown(before => ({ ...before, missing: [], errors: [], ...state }))
    setRefused(reason)
    setChanged([])
    if (state.captcha) setSums(count => count + 1)
    setAttempts(count => count + 1)
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
    askForToken()?.catch(() => {})
  }

  function clear() {
    setShown(before => ({ ...before, missing: [], errors: [] }))
    setRefused(undefined)
  }

  async function submit() {
    const messages = data.messages
    const validation = validate()
    const body = new FormData(form.current ?? undefined)
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
    const called = await callAction<{ sent: string }, FormState>(id, 'send', body, setProgress)
    setProgress(undefined)
    if (!called.ok) {
      // The answer's token replaces ours; its proof of work is asked for anew.
      token.forget()
      return refuse(called.reason as Refused, called.refusal)
    }
    setSent(called.answer.sent)
    setRefused(undefined)
    setAttempts(count => count + 1)
    document.dispatchEvent(new CustomEvent('vt:converted', { detail: { form: id } }))
    if (called.redirect) location.assign(called.redirect)
  }

  /** Has a link to what is entered mailed. */
  async function save() {
    const issued = await askForToken()
    const body = new FormData(form.current ?? undefined)
    for (const { id: fieldId, type } of formFields)
      if (type === 'file') body.delete(inputName(fieldId))
    body.set('token', issued?.token ?? '')
    body.set('step', String(steps.current))
    const called = await callAction<Saved, FormState>(id, 'save', body)
    // The next one takes its place.
    if (called.ok) setShown(before => ({ ...before, resumed: called.answer.resumed }))
    setSaved(called.ok ? called.answer.saved : undefined)
    setRefused(called.ok ? undefined : (called.reason as Refused))
    if (!called.ok) token.forget()
  }

  return {
    shown,
    sent,
    saved,
    refused,
    entered,
    steps,
    isSending,
    progress,
    attempts,
    sums,
    errorOf: (fieldId: string) => {
      if (changed.includes(fieldId)) return undefined
      const isMissing = shown.missing?.some(problem => problem.fieldId === fieldId)
      if (isMissing) return t('required')
      const error = shown.errors?.find(problem => problem.fieldId === fieldId)
      return error && problemText(error, data.messages, t, locale)
    },
    onFocus: () => {
      askForToken()?.catch(() => {})
    },
    /** While a field is being put right, its message is gone. */
    onChange: (event: FormEvent<HTMLFormElement>) => {
      const input = event.target as HTMLInputElement
      const fieldId = input.closest<HTMLElement>('[data-field]')?.dataset.field ?? input.name
      setChanged(before => (before.includes(fieldId) ? before : [...before, fieldId]))
      entered.update()
    },
    onInput: entered.updateSoon,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (sent || isBuilding()) return
      if (!steps.isLast) return goOn()
      void send(() => submit().catch(error => refuse(failureOf(error))))
    },
    onBack: () => {
      clear()
      steps.open(steps.at - 1)
    },
    onSave: () => {
      if (!isBuilding()) void send(() => save().catch(error => setRefused(failureOf(error))))
    },
  }
}
