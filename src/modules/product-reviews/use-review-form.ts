import { type FormEvent, useRef, useState } from 'react'
import {
  type CAPTCHA_FIELD,
  type FormToken,
  inputName,
  proveWork,
  readValues,
  validateForm,
} from '#forms/client'
import { CallError, callAction, useTexts } from '#module-contract/client'
import { clearHoneypot, useActionToken, useSending } from '#ui/client'
import { getBotToken, isInBuilder } from '#visitor/client'
import type { ReviewField, reviewFields } from './fields.ts'
import { PHOTO_FIELD, type Refused, type ReviewState, type ReviewsData } from './reviews-data.ts'
import type { texts } from './texts.ts'

/** Answer to a stored review. A published one comes with the updated list. */
export interface SentReview {
  isPublished: boolean
  html?: string
}

/** Review form in the browser: validation and sending. */
export function useReviewForm({
  nodeId,
  data,
  fields,
  onSent,
}: {
  nodeId: string
  data: ReviewsData
  fields: ReturnType<typeof reviewFields>
  onSent(sent: SentReview): void
}) {
  const t = useTexts<typeof texts>()
  const element = useRef<HTMLFormElement>(null)
  const token = useActionToken<FormToken>(nodeId)
  const { isSending, send } = useSending()
  const [shown, setShown] = useState<ReviewState>(data.state)
  const [refused, setRefused] = useState(data.refused)
  /** Fields changed since they were invalid. */
  const [changed, setChanged] = useState<string[]>([])
  /** Number of sent reviews. */
  const [round, setRound] = useState(0)
  const [attempts, setAttempts] = useState(0)

  function currentValues() {
    const entered = new FormData(element.current ?? undefined)
    return readValues(fields, name => entered.getAll(name))
  }

  function refuse(reason: Refused, state: ReviewState = {}) {
    setShown({ values: currentValues(), ...state })
    setRefused(reason)
    setChanged([])
    setAttempts(count => count + 1)
  }

  async function submit() {
    const messages = { captchaLabel: t('captcha'), checkboxLabel: '' }
    const found = validateForm(fields, currentValues(), messages)
    if (found.missing.length + found.errors.length > 0) return refuse('invalid', found)
    const issued = await token.ask(shown.token)
    const body = new FormData(element.current ?? undefined)
    body.set('token', issued.token)
    const proof = await proveWork(issued.challenge)
    // The browser submits the form itself, and a sum replaces the proof of work.
    if (issued.challenge && !proof) return element.current?.submit()
    body.set('proof', proof)
    body.set('bot_token', await getBotToken(issued.provider, element.current))
    await token.ripen()
    const called = await callAction<SentReview, ReviewState>(nodeId, 'send', body)
    // A token is valid for one review; a refusal includes the next one.
    token.forget()
    if (called.ok === false && called.reason === 'suspicious') clearHoneypot(element.current)
    if (!called.ok) return refuse(called.reason as Refused, called.refusal)
    setShown({})
    setRefused(undefined)
    setRound(count => count + 1)
    onSent(called.answer)
  }

  return {
    element,
    shown,
    refused,
    isSending,
    attempts,
    round,
    errorOf(id: ReviewField | typeof CAPTCHA_FIELD) {
      if (changed.includes(id)) return undefined
      const all = [...(shown.missing ?? []), ...(shown.errors ?? [])]
      return all.find(problem => problem.fieldId === id)
    },
    photoProblem: changed.includes(PHOTO_FIELD) ? undefined : shown.photo,
    onFocus() {
      if (!isInBuilder()) token.ask(shown.token).catch(() => {})
    },
    /** Hides the message of a field while it is corrected. */
    onChange(event: FormEvent<HTMLFormElement>) {
      const { name } = event.target as HTMLInputElement
      const id = fields.find(field => inputName(field.id) === name)?.id ?? name
      setChanged(before => (before.includes(id) ? before : [...before, id]))
    },
    onSubmit(event: FormEvent) {
      event.preventDefault()
      if (isInBuilder()) return
      void send(() => submit().catch(error => refuse(reasonOf(error))))
    },
  }
}

export type ReviewFormState = ReturnType<typeof useReviewForm>

function reasonOf(error: unknown): Refused {
  const status = error instanceof CallError ? error.status : 0
  if (status === 429) return 'too-many'
  return status === 404 ? 'gone' : 'unreachable'
}
