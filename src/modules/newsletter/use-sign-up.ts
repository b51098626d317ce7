import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type FormToken, hiddenFields, proveWork, readValues } from '#forms/client'
import { callAction, type PropsOf } from '#module-contract/client'
import { clearHoneypot, useActionToken, useFormOutcome, useFormStart, useSending } from '#ui/client'
import { getBotToken, isInBuilder } from '#visitor/client'
import { checkSignUp } from './check-sign-up.ts'
import { toFormFields } from './definition.ts'
import { findFeedForm, openFeed } from './feed.ts'
import type { NewsletterData, SignUpState } from './load.server.ts'
import type { Props } from './props.ts'
import { EMAIL } from './sent-fields.ts'

/** Delay in milliseconds after typing before conditions are evaluated (behaviour §7). */
const TYPING_MS = 250

/** `failed`: no response or an unreadable one. */
type Refused = NonNullable<NewsletterData['refused']> | 'failed'

type VisitorProps = Pick<PropsOf<typeof Props>, 'firstName' | 'lastName' | 'asksConsent' | 'fields'>

/** Sign-up form in the browser: conditions, validation, token and sending. */
export function useSignUp({
  id,
  data,
  props,
  form,
}: {
  id: string
  data: NewsletterData
  props: VisitorProps
  form: RefObject<HTMLFormElement | null>
}) {
  const [shown, setShown] = useState<SignUpState>(data.state)
  const [hidden, setHidden] = useState(data.hidden)
  const outcome = useFormOutcome<Refused>(id, data)
  const { isSending, send } = useSending()
  const token = useActionToken<FormToken>(id)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const fields = toFormFields(props.fields)

  const all = (name: string) => new FormData(form.current ?? undefined).getAll(name)
  const updateHidden = () => setHidden([...hiddenFields(fields, readValues(fields, all))])
  const requestToken = () => (isInBuilder() ? undefined : token.ask(shown.token))
  const begin = () => {
    requestToken()?.catch(() => {})
  }
  useFormStart(form, begin)

  // Includes values entered before the script loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form starts
  useEffect(() => {
    updateHidden()
    return () => clearTimeout(typing.current)
  }, [])

  function refuse(reason: Refused, state: SignUpState = {}) {
    setShown(({ token: before }) => ({ ...(before ? { token: before } : {}), ...state }))
    outcome.refuse(reason)
  }

  async function submit() {
    const checked = checkSignUp(props, all, data.messages)
    const { marked, missing, errors } = checked
    if (marked.length + missing.length + errors.length > 0) {
      return refuse('invalid', { missing: [...marked, ...missing], errors })
    }
    const body = new FormData(form.current ?? undefined)
    const issued = await requestToken()
    body.set('token', issued?.token ?? '')
    const proof = await proveWork(issued?.challenge)
    // The browser submits the form itself, and a sum replaces the proof of work.
    if (issued?.challenge && !proof) return form.current?.submit()
    body.set('proof', proof)
    body.set('bot_token', await getBotToken(issued?.provider, form.current))
    if (checked.hidden.length > 0) body.set('hidden_fields', JSON.stringify(checked.hidden))
    await token.ripen()
    const called = await callAction<{ success?: string }, SignUpState>(id, 'subscribe', body)
    // A token is valid for one sign-up; a refusal includes the next one.
    token.forget()
    if (called.ok === false && called.reason === 'suspicious') clearHoneypot(form.current)
    if (!called.ok) return refuse(called.reason as Refused, called.refusal)
    if (!called.answer?.success) return refuse('failed')
    outcome.accept(called.answer.success, called.redirect)
  }

  return {
    shown,
    sent: outcome.sent,
    refused: outcome.refused,
    hidden,
    isSending,
    attempts: outcome.attempts,
    problemOf(fieldId: string) {
      if (outcome.isChanged(fieldId)) return undefined
      const problems = [...(shown.missing ?? []), ...(shown.errors ?? [])]
      return problems.find(problem => problem.fieldId === fieldId)
    },
    onFocus: begin,
    onChange(event: FormEvent<HTMLFormElement>) {
      const { name } = event.target as HTMLInputElement
      outcome.noteChange(name.replace(/^field_/, ''))
      updateHidden()
    },
    onInput() {
      clearTimeout(typing.current)
      typing.current = setTimeout(updateHidden, TYPING_MS)
    },
    onSubmit(event: FormEvent) {
      event.preventDefault()
      if (outcome.sent || isInBuilder()) return
      const feed = findFeedForm()
      if (feed) return openFeed(feed, String(all(EMAIL)[0] ?? ''))
      void send(() => submit().catch(() => refuse('failed')))
    },
  }
}
