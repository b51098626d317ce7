import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import {
  type FormRefusal,
  type FormState,
  type FormToken,
  hiddenFields,
  inputName,
  proveWork,
  readValues,
  toSentFields,
  validateForm,
} from '#forms/client'
import { callAction, type PropsOf, useActionToken, useSending, useTexts } from '#module-kit/client'
import { isBuilding } from '#visitor/client'
import { toFormFields } from './definition.ts'
import type { ContactFormData } from './load.server.ts'
import { problemText } from './problem-text.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** How long after typing the conditions are looked at again (behaviour §7). */
const TYPING_MS = 250

/** `unreachable`: there was no answer. */
type Refused = FormRefusal | 'unreachable'

/** The form in the browser: conditions, checks, token, sending, and what was answered. */
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
  const [shown, setShown] = useState<FormState>(data.state)
  const [sent, setSent] = useState(data.sent)
  const [refused, setRefused] = useState<Refused | undefined>(data.refused)
  const [hidden, setHidden] = useState(data.hidden)
  /** Fields that were changed since they were found wrong. */
  const [changed, setChanged] = useState<string[]>([])
  const [attempts, setAttempts] = useState(0)
  /** How often another sum was asked: its field begins anew. */
  const [sums, setSums] = useState(0)
  const { isSending, send } = useSending()
  const token = useActionToken<FormToken>(id)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const formFields = toFormFields(fields, t)

  const currentValues = () => {
    const entered = new FormData(form.current ?? undefined)
    // Disabled fields are not in FormData; what they hold is asked of the elements.
    return readValues(formFields, name => {
      const found = entered.getAll(name)
      if (found.length > 0) return found
      const element = form.current?.elements.namedItem(name)
      const isText = element instanceof HTMLInputElement && element.type !== 'checkbox'
      return isText && element.type !== 'radio' ? [element.value] : []
    })
  }
  const updateHidden = () => setHidden([...hiddenFields(formFields, currentValues())])

  const askForToken = () => {
    if (isBuilding()) return undefined
    return token.ask(shown.token).then(answer => {
      // Of a token that is there already only the proof of work is new: what is being typed stays.
      setShown(state => (state.token ? state : { ...state, ...answer }))
      return answer
    })
  }

  // What was entered or focused before the script was there counts as well; so does the touch that started it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form starts
  useEffect(() => {
    updateHidden()
    const isFocused = form.current?.contains(document.activeElement)
    if (isFocused || matchMedia('(hover: none)').matches) askForToken()?.catch(() => {})
    return () => clearTimeout(typing.current)
  }, [])

  const refuse = (reason: Refused, state: FormState = {}) => {
    setShown(before => ({ ...before, missing: [], errors: [], ...state }))
    setRefused(reason)
    setChanged([])
    if (state.captcha) setSums(count => count + 1)
    setAttempts(count => count + 1)
  }

  async function submit() {
    const messages = data.messages
    const validation = validateForm(formFields, currentValues(), messages)
    const body = new FormData(form.current ?? undefined)
    const captcha = String(body.get('captcha') ?? '').trim()
    const issued = await askForToken()
    const missing = [...validation.missing]
    const { errors } = validation
    if (issued?.captcha && captcha === '') {
      missing.push({ fieldId: 'captcha', label: messages.captchaLabel, reason: 'missing' })
    }
    if (missing.length > 0 || errors.length > 0) return refuse('invalid', { missing, errors })
    body.set('token', issued?.token ?? '')
    body.set('proof', await proveWork(issued?.challenge))
    body.set('email_fields', JSON.stringify(toSentFields(formFields, validation.hidden)))
    if (validation.hidden.length > 0) {
      body.set('hidden_fields', JSON.stringify(validation.hidden))
    }
    const called = await callAction<{ sent: string }, FormState>(id, 'send', body)
    if (!called.ok) {
      // The answer's token replaces ours; its proof of work is asked for anew.
      token.forget()
      return refuse(called.reason as FormRefusal, called.refusal)
    }
    setSent(called.answer.sent)
    setRefused(undefined)
    setAttempts(count => count + 1)
    document.dispatchEvent(new CustomEvent('vt:converted', { detail: { form: id } }))
    if (called.redirect) location.assign(called.redirect)
  }

  return {
    shown,
    sent,
    refused,
    hidden,
    isSending,
    attempts,
    sums,
    errorOf: (fieldId: string) => {
      if (changed.includes(fieldId)) return undefined
      const isMissing = shown.missing?.some(problem => problem.fieldId === fieldId)
      if (isMissing) return t('required')
      const error = shown.errors?.find(problem => problem.fieldId === fieldId)
      return error && problemText(error, data.messages, t)
    },
    onFocus: () => {
      askForToken()?.catch(() => {})
    },
    /** While a field is being put right, its message is gone. */
    onChange: (event: FormEvent<HTMLFormElement>) => {
      const { name } = event.target as HTMLInputElement
      const fieldId = formFields.find(field => inputName(field.id) === name)?.id ?? name
      setChanged(before => (before.includes(fieldId) ? before : [...before, fieldId]))
      updateHidden()
    },
    onInput: () => {
      clearTimeout(typing.current)
      typing.current = setTimeout(updateHidden, TYPING_MS)
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (sent || isBuilding()) return
      void send(() => submit().catch(() => refuse('unreachable')))
    },
  }
}
