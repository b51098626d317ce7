import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import {
  type FormState,
  type FormToken,
  fetchFormToken,
  hiddenFields,
  inputName,
  proveWork,
  readValues,
  toSentFields,
  validateForm,
} from '#forms/client'
import type { Live } from '#module-kit'
import { isBuilding } from '#visitor/client'
import { readAnswer } from './answer.ts'
import { toFormFields } from './definition.ts'
import type { FormData as LoadedForm } from './load.server.ts'
import type { Props } from './props.ts'

/** How long after typing the conditions are looked at again (behaviour §7). */
const TYPING_MS = 250

/** The form in the browser: conditions, checks, token, sending, and the answer put into its container. */
export function useContactForm({
  data,
  fields,
  form,
}: {
  data: LoadedForm
  fields: Live<typeof Props>['fields']
  form: RefObject<HTMLFormElement | null>
}) {
  const [shown, setShown] = useState<FormState>(data.state)
  const [hidden, setHidden] = useState(data.hidden)
  /** Fields that were changed since they were found wrong. */
  const [changed, setChanged] = useState<string[]>([])
  const [isSending, setSending] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const token = useRef<Promise<FormToken> | undefined>(undefined)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const formFields = toFormFields(fields)

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
    token.current ??= fetchFormToken(data.key, shown.token).then(
      answer => {
        // Of a token that is there already only the proof of work is new: what is being typed stays.
        setShown(state => (state.token ? state : { ...state, ...answer }))
        return answer
      },
      error => {
        token.current = undefined
        throw error
      },
    )
    return token.current
  }

  // What was entered or focused before the script was there counts as well; so does a touch, without which it would not
  // have started where nothing hovers: the sum's own field cannot be focused before the sum is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form starts
  useEffect(() => {
    updateHidden()
    const isFocused = form.current?.contains(document.activeElement)
    if (isFocused || matchMedia('(hover: none)').matches) askForToken()?.catch(() => {})
    return () => clearTimeout(typing.current)
  }, [])

  const show = (state: FormState) => {
    setShown(before => ({
      ...before,
      missing: [],
      errors: [],
      failure: undefined,
      confirm: undefined,
      ...state,
    }))
    setChanged([])
    setAttempts(count => count + 1)
  }

  async function send() {
    const messages = data.messages
    const values = currentValues()
    const validation = validateForm(formFields, values, messages)
    const body = new FormData(form.current ?? undefined)
    const captcha = String(body.get('captcha') ?? '').trim()
    const issued = await askForToken()
    const sum = issued?.captcha
    const missing = [...validation.missing]
    const errors = [...validation.errors]
    if (sum && captcha === '') missing.push({ fieldId: 'captcha', message: messages.captchaLabel })
    if (missing.length > 0 || errors.length > 0) return show({ missing, errors })
    body.set('token', issued?.token ?? '')
    body.set('proof', await proveWork(issued?.challenge))
    body.set('email_fields', JSON.stringify(toSentFields(formFields, validation.hidden)))
    if (validation.hidden.length > 0) {
      body.set('hidden_fields', JSON.stringify(validation.hidden))
    }
    const response = await fetch(`/forms/${data.key}`, {
      method: 'POST',
      headers: { accept: 'text/html', 'x-requested-with': 'fetch' },
      body: new URLSearchParams([...body].map(([name, value]) => [name, String(value)])),
    })
    const answer = readAnswer(await response.text())
    if (!answer) return show({ failure: messages.contactError })
    // The answer's token replaces ours; its proof of work is asked for anew.
    if (!answer.sent) token.current = undefined
    show(answer)
    if (!answer.sent) return
    document.dispatchEvent(new CustomEvent('vt:converted', { detail: { form: data.key } }))
    if (answer.redirect) location.assign(answer.redirect)
  }

  return {
    shown,
    hidden,
    isSending,
    attempts,
    errorOf: (fieldId: string) => {
      if (changed.includes(fieldId)) return undefined
      const isMissing = shown.missing?.some(problem => problem.fieldId === fieldId)
      if (isMissing) return 'Please fill in this field.'
      return shown.errors?.find(problem => problem.fieldId === fieldId)?.message
    },
    onFocus: () => {
      askForToken()?.catch(() => {})
    },
    /** While a field is being put right, its message is gone. */
    onChange: (event: FormEvent<HTMLFormElement>) => {
      const { name } = event.target as HTMLInputElement
      const id = formFields.find(field => inputName(field.id) === name)?.id ?? name
      setChanged(before => (before.includes(id) ? before : [...before, id]))
      updateHidden()
    },
    onInput: () => {
      clearTimeout(typing.current)
      typing.current = setTimeout(updateHidden, TYPING_MS)
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (isSending || shown.sent || isBuilding()) return
      setSending(true)
      send()
        .catch(() => show({ failure: data.messages.contactError }))
        .finally(() => setSending(false))
    },
  }
}
