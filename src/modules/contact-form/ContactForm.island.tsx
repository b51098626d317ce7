import { type MouseEvent, useRef } from 'react'
import { CAPTCHA_FIELD } from '#forms/schema'
import { ActionField, type ModuleProps, ServerHtml, useTexts } from '#module-contract/client'
import { FormStatus, Honeypot } from '#ui/client'
import { isInBuilder } from '#visitor/client'
import { Captcha } from './Captcha.tsx'
import { Field } from './Field.tsx'
import type { ContactFormData } from './load.server.ts'
import { Problems } from './Problems.tsx'
import { Progress } from './Progress.tsx'
import type { Props } from './props.ts'
import { RESUMED } from './resume.ts'
import { SaveForLater } from './SaveForLater.tsx'
import { Step } from './Step.tsx'
import { numberOf } from './steps.ts'
import type { texts } from './texts.ts'
import { useContactForm } from './use-contact-form.ts'

const NOTHING: readonly string[] = []
/** More fields than a few screens show. */
const LONG = 25

/** Contact form (FM-1 … FM-11). Posts to the page; with script without leaving it. */
export function ContactForm({
  root,
  title,
  fields,
  submitLabel,
  resume,
  data,
}: ModuleProps<typeof Props, ContactFormData>) {
  const t = useTexts<typeof texts>()
  const form = useRef<HTMLFormElement>(null)
  const state = useContactForm({ id: root.id, data, fields, form })
  const { shown, sent, entered, allSteps, steps, attempts, errorOf, isSending } = state
  // The builder shows all fields.
  const showsAllSteps = typeof document !== 'undefined' && isInBuilder()
  const takesFiles = fields.some(field => field.type === 'file')
  const isSaving = state.refused === 'invalid-email' || state.refused === 'too-many-requests'

  /** Opens the step that contains the field. */
  const openField = (event: MouseEvent, fieldId: string) => {
    if (steps.holds(fieldId)) return
    event.preventDefault()
    steps.openField(fieldId)
    requestAnimationFrame(() => document.getElementById(`${root.id}-${fieldId}`)?.focus())
  }
  const sendLabel = submitLabel || t('send')
  const percent = Math.round((state.progress ?? 0) * 100)
  const sending = state.progress === undefined ? t('sending') : t('uploading', { percent })

  return (
    <div {...root} data-state={sent ? 'sent' : isSending ? 'sending' : 'open'}>
      {title && (
        <ServerHtml as="h2" className="contact-form-title">
          {title}
        </ServerHtml>
      )}
      <FormStatus className="contact-form-status" attempts={attempts} sent={sent}>
        <Problems
          formId={root.id}
          messages={data.messages}
          shown={shown}
          refused={state.refused}
          onOpen={openField}
        />
      </FormStatus>
      {!sent && (
        <form
          ref={form}
          className="contact-form-fields"
          method="post"
          encType={takesFiles ? 'multipart/form-data' : undefined}
          action={`#${root.id}`}
          noValidate
          aria-busy={isSending || undefined}
          data-last={showsAllSteps || steps.isLast || undefined}
          data-long={fields.length > LONG || undefined}
          onSubmit={state.onSubmit}
          onFocus={state.onFocus}
          onPointerDown={state.onFocus}
          onChange={state.onChange}
          onInput={state.onInput}
        >
          <ActionField node={root.id} name="send" />
          {/* Before all fields, because the server checks it before it receives files. */}
          <input type="hidden" name="token" value={shown.token ?? ''} />
          {steps.steps.length > 1 && <Progress steps={steps.steps} current={steps.at} />}
          {allSteps.map(step => (
            <Step
              key={step.id}
              formId={root.id}
              step={step}
              number={numberOf(allSteps, entered.isStarted ? steps.steps : allSteps, step)}
              isCurrent={showsAllSteps || steps.steps[steps.at]?.id === step.id}
              isHidden={entered.hiddenSteps.includes(step.id)}
              heading={steps.heading}
            >
              {step.fields.map(field => (
                <Field
                  key={field.id}
                  field={field}
                  formId={root.id}
                  entered={shown.values?.[field.id] ?? NOTHING}
                  result={entered.results[field.id]}
                  error={errorOf(field.id)}
                  isHidden={data.hidden.includes(field.id)}
                  completed={data.completed}
                />
              ))}
            </Step>
          ))}
          {shown.captcha && (
            <Captcha
              key={state.sums}
              id={`${root.id}-${CAPTCHA_FIELD}`}
              pair={shown.captcha}
              sum={shown.sum}
              error={errorOf(CAPTCHA_FIELD)}
            />
          )}
          <Honeypot id={`${root.id}:extra`} label={t('leaveEmpty')} />
          {shown.resumed && <input type="hidden" name={RESUMED} value={shown.resumed} />}
          <div className="contact-form-end">
            {steps.at > 0 && (
              <button
                className="button contact-form-turn"
                data-style="outline"
                type="button"
                onClick={state.onBack}
              >
                {t('back')}
              </button>
            )}
            {!steps.isLast && (
              <button className="button contact-form-turn" type="submit">
                {t('next')}
              </button>
            )}
            <button
              className="button contact-form-send"
              type="submit"
              aria-disabled={isSending || undefined}
            >
              {isSending ? sending : sendLabel}
            </button>
          </div>
          {resume && (
            <SaveForLater
              formId={root.id}
              isOpen={isSaving || state.saved.email !== undefined}
              error={isSaving ? t(state.refused as 'invalid-email') : undefined}
              saved={state.saved}
              onSave={state.onSave}
            />
          )}
        </form>
      )}
    </div>
  )
}
