import { type FormEvent, type RefObject, useState } from 'react'
import type { FormToken } from '#forms/schema'
import { CallError, type PropsOf, usePageLanguage, useTexts } from '#module-contract/client'
import { clearHoneypot, useActionToken, useFormOutcome, useFormStart, useSending } from '#ui/client'
import { isInBuilder } from '#visitor/client'
import type { FormInUse } from './form-in-use.ts'
import type { ContactFormData, Refused as RefusedByServer } from './load.server.ts'
import type { ShownState } from './problem-text.ts'
import type { Props } from './props.ts'
import { firstStep, toSteps } from './steps.ts'
import type { texts } from './texts.ts'
import { type FormLogic, useFormLogic } from './use-form-logic.ts'
import { useFormSteps } from './use-form-steps.ts'
import { useFormValues } from './use-form-values.ts'

/** `unreachable`: no response. `form-gone`: the page no longer contains the form. */
export type Refused = RefusedByServer | 'unreachable' | 'form-gone'

type Steps = ReturnType<ReturnType<typeof useFormSteps>['among']>

const failureOf = (error: unknown): Refused =>
  error instanceof CallError && error.status === 404 ? 'form-gone' : 'unreachable'

/** Contact form in the browser: steps, token and results. Its logic loads on demand. */
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
  const language = usePageLanguage()
  const [shown, setShown] = useState<ShownState>(data.state)
  const [saved, setSaved] = useState({ email: data.saved, link: data.savedLink })
  const outcome = useFormOutcome<Refused>(id, data)
  /** Number of requested sums; used to reset the field. */
  const [sums, setSums] = useState(0)
  /** Fraction of sent files, from 0 to 1. */
  const [progress, setProgress] = useState<number>()
  const { isSending, send } = useSending()
  const token = useActionToken<FormToken>(id)
  const logic = useFormLogic()
  const inUse = (): FormInUse => ({ id, element: form.current, fields, data, t, language })
  const entered = useFormValues(fields, data, logic, inUse)
  const allSteps = toSteps(fields)
  const steps = useFormSteps(allSteps, entered.hiddenSteps, firstStep(allSteps, data))

  const requestToken = () => {
    if (isInBuilder()) return undefined
    return token.ask(shown.token).then(answer => {
      // Stored in the form, so that the browser can submit it without script.
      setShown(state => (state.token ? state : { ...state, token: answer.token }))
      return answer
    })
  }

  const begin = () => {
    requestToken()?.catch(() => {})
    logic.load().catch(() => {})
  }
  useFormStart(form, begin)

  const refuse = (reason: Refused, state: ShownState = {}, now: Steps = steps) => {
    now.openFirst([...(state.missing ?? []), ...(state.errors ?? [])])
    setShown(before => ({ ...before, missing: [], errors: [], ...state }))
    if (state.captcha) {
      // Replaces the sum of the page.
      setShown(({ sum: _, ...before }) => before)
      setSums(count => count + 1)
    }
    outcome.refuse(reason)
  }

  /** Goes to the next step if this one is valid, or sends the form from the last step. */
  async function press() {
    const loaded = await logic.load()
    // Uses current values, because the last change may not be rendered yet.
    const now = steps.among(entered.resolve(loaded).hiddenSteps)
    return now.isLast ? submit(loaded, now) : goOn(loaded, now)
  }

  function goOn({ findProblems }: FormLogic, now: Steps) {
    const problems = findProblems(inUse(), now.holds)
    if (problems) return refuse('invalid', problems, now)
    clear()
    now.open(now.at + 1)
    begin()
  }

  function clear() {
    setShown(before => ({ ...before, missing: [], errors: [] }))
    outcome.setRefused(undefined)
  }

  async function submit({ sendForm }: FormLogic, now: Steps) {
    const { ripen } = token
    const called = await sendForm(inUse(), { requestToken, ripen, onProgress: setProgress })
    setProgress(undefined)
    if (called.ok) return outcome.accept(called.answer.sent, called.redirect)
    // The answer contains a new token, whose proof of work is requested again.
    if (called.refusal.token) token.forget()
    if (called.reason === 'suspicious') clearHoneypot(form.current)
    refuse(called.reason as Refused, called.refusal, now)
  }

  /** Mails a link to the entered data. */
  async function save() {
    const { saveForm } = await logic.load()
    const issued = await requestToken()
    await token.ripen()
    const called = await saveForm(inUse(), { issued, step: steps.current })
    // A token is valid for one press.
    token.forget()
    setSaved({
      email: called.ok ? called.answer.saved : undefined,
      link: called.ok ? called.answer.savedLink : undefined,
    })
    if (called.ok) {
      const { resumed, next } = called.answer
      setShown(({ sum: _, ...before }) => ({ ...before, resumed, ...next }))
      outcome.setRefused(undefined)
      return
    }
    if (called.reason === 'suspicious') clearHoneypot(form.current)
    refuse(called.reason as Refused, called.refusal)
  }

  return {
    shown,
    sent: outcome.sent,
    saved,
    refused: outcome.refused,
    entered,
    allSteps,
    steps,
    isSending,
    progress,
    attempts: outcome.attempts,
    sums,
    errorOf: (fieldId: string) => {
      if (outcome.isChanged(fieldId)) return undefined
      const isMissing = shown.missing?.some(problem => problem.fieldId === fieldId)
      if (isMissing) return t('required')
      return shown.errors?.find(problem => problem.fieldId === fieldId)?.text
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
      if (outcome.sent || isInBuilder()) return
      void send(() => press().catch(error => refuse(failureOf(error))))
    },
    onBack: () => {
      clear()
      steps.open(steps.at - 1)
    },
    onSave: () => {
      if (!isInBuilder())
        void send(() => save().catch(error => outcome.setRefused(failureOf(error))))
    },
  }
}
