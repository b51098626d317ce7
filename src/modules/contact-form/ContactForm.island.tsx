import { useEffect, useRef } from 'react'
import { Kept, type ModuleProps } from '#module-kit/client'
import { Field } from './Field.tsx'
import type { FormData } from './load.server.ts'
import { Problems } from './Problems.tsx'
import type { Props } from './props.ts'
import { useContactForm } from './use-contact-form.ts'

/** Contact form (FM-1 … FM-11): posts and answers as a page; with script in place, without leaving it. */
export function ContactForm({
  root,
  title,
  fields,
  submitLabel,
  data,
}: ModuleProps<typeof Props, FormData>) {
  const form = useRef<HTMLFormElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const state = useContactForm({ data, fields, form })
  const { shown, hidden, attempts } = state

  // What happened is read out and seen first, wherever the visitor was.
  useEffect(() => {
    if (attempts > 0) status.current?.focus()
  }, [attempts])

  const problems = [...(shown.missing ?? []), ...(shown.errors ?? [])]
  const errorOf = (fieldId: string) =>
    problems.find(problem => problem.fieldId === fieldId)?.message
  return (
    <div {...root} data-state={shown.sent ? 'sent' : state.isSending ? 'sending' : 'open'}>
      {title && (
        <Kept as="h2" className="contact-form-title">
          {title}
        </Kept>
      )}
      <div ref={status} className="contact-form-status" role="status" tabIndex={-1}>
        {shown.sent ? (
          <p
            className="notice"
            data-kind="success"
            data-form-sent=""
            data-redirect={shown.redirect}
          >
            {shown.sent}
          </p>
        ) : (
          <Problems
            formId={root.id}
            messages={data.messages}
            missing={shown.missing ?? []}
            errors={shown.errors ?? []}
            failure={shown.failure}
            confirm={shown.confirm}
          />
        )}
      </div>
      {!shown.sent && (
        <form
          ref={form}
          className="contact-form-fields"
          method="post"
          action={`/forms/${data.key}`}
          noValidate
          aria-busy={state.isSending || undefined}
          onSubmit={state.onSubmit}
          onFocus={state.onFocus}
          onChange={state.onChange}
          onInput={state.onInput}
        >
          {fields.map(field => (
            <Field
              key={field.id}
              field={field}
              formId={root.id}
              values={shown.values ?? {}}
              error={errorOf(field.id)}
              isHidden={hidden.includes(field.id)}
            />
          ))}
          {shown.captcha && (
            <div className="field contact-form-captcha">
              <label htmlFor={`${root.id}-captcha`}>
                {`What is ${shown.captcha[0]} + ${shown.captcha[1]}?`}
              </label>
              <input
                key={shown.captcha.join('+')}
                id={`${root.id}-captcha`}
                className="input"
                name="captcha"
                inputMode="numeric"
                autoComplete="off"
                aria-required="true"
                aria-invalid={errorOf('captcha') ? true : undefined}
              />
            </div>
          )}
          <div className="contact-form-honey" aria-hidden="true">
            <label htmlFor={`${root.id}-website`}>Leave this empty</label>
            <input id={`${root.id}-website`} name="website" tabIndex={-1} autoComplete="off" />
          </div>
          <input type="hidden" name="token" value={shown.token ?? ''} readOnly />
          <div className="contact-form-end">
            <button className="button" type="submit" aria-disabled={state.isSending || undefined}>
              {state.isSending ? 'Sending …' : submitLabel}
            </button>
          </div>
        </form>
      )}
    </div>
  )
}
