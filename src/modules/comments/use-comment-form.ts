import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  type CAPTCHA_FIELD,
  type FormState,
  type FormToken,
  inputName,
  proveWork,
  readValues,
  validateForm,
} from '#forms/client'
import { CallError, callAction, useTexts } from '#module-contract/client'
import { clearHoneypot, useActionToken, useSending } from '#ui/client'
import { getBotToken, isInBuilder } from '#visitor/client'
import type { CommentField, commentFields } from './fields.ts'
import type { CommentsData } from './load.server.ts'
import type { Refused } from './refused.ts'
import { type Commenter, readCommenter } from './remembered.ts'
import type { texts } from './texts.ts'

/** The posted comment and the updated list. */
export interface PostedComment {
  id: string
  isPending: boolean
  total: number
  html: string
}

/** Comment form in the browser: remembered commenter, reply target, validation and sending. */
export function useCommentForm({
  nodeId,
  data,
  fields,
  onPosted,
}: {
  nodeId: string
  data: CommentsData
  fields: ReturnType<typeof commentFields>
  onPosted(posted: PostedComment): void
}) {
  const t = useTexts<typeof texts>()
  const element = useRef<HTMLFormElement>(null)
  const token = useActionToken<FormToken>(nodeId)
  const { isSending, send } = useSending()
  const [shown, setShown] = useState<FormState>(data.state)
  const [refused, setRefused] = useState(data.refused)
  const [replyTo, setReplyTo] = useState(data.replyTo)
  const [commenter, setCommenter] = useState<Commenter>()
  /** Fields changed since they were invalid. */
  const [changed, setChanged] = useState<string[]>([])
  /** Number of posted comments; used to reset the text field. */
  const [round, setRound] = useState(0)
  const [attempts, setAttempts] = useState(0)

  // Filled in by the browser, because pages are the same for everybody.
  useEffect(() => {
    const isUntouched = [...new FormData(element.current ?? undefined)].every(
      ([name, value]) => !name.startsWith('field_') || value === '',
    )
    if (isUntouched) setCommenter(readCommenter(document.cookie))
  }, [])

  function refuse(reason: Refused, state: FormState = {}) {
    setShown({ values: currentValues(), ...state })
    setRefused(reason)
    setChanged([])
    if (reason === 'reply-gone') setReplyTo(undefined)
    setAttempts(count => count + 1)
  }

  function currentValues() {
    const entered = new FormData(element.current ?? undefined)
    return readValues(fields, name => entered.getAll(name))
  }

  async function submit() {
    const found = validateForm(fields, currentValues(), {
      captchaLabel: t('captcha'),
      checkboxLabel: '',
    })
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
    const called = await callAction<PostedComment, FormState>(nodeId, 'send', body)
    // A token is valid for one comment; a refusal includes the next one.
    token.forget()
    if (called.ok === false && called.reason === 'suspicious') clearHoneypot(element.current)
    if (!called.ok) return refuse(called.reason as Refused, called.refusal)
    const values = currentValues()
    setShown({ values: { ...values, text: [''] } })
    setRefused(undefined)
    setReplyTo(undefined)
    setRound(count => count + 1)
    onPosted(called.answer)
  }

  return {
    element,
    shown,
    refused,
    replyTo,
    commenter,
    isSending,
    attempts,
    round,
    answer(to: CommentsData['replyTo']) {
      setReplyTo(to)
      setRefused(undefined)
    },
    errorOf(id: CommentField | typeof CAPTCHA_FIELD) {
      if (changed.includes(id)) return undefined
      const all = [...(shown.missing ?? []), ...(shown.errors ?? [])]
      return all.find(problem => problem.fieldId === id)
    },
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

export type CommentFormState = ReturnType<typeof useCommentForm>

function reasonOf(error: unknown): Refused {
  const status = error instanceof CallError ? error.status : 0
  if (status === 429) return 'too-many'
  return status === 404 ? 'gone' : 'unreachable'
}
