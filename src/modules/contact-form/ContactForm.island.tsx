import { useEffect, useRef } from 'react'
import {
  ActionField,
  FormField,
  inputAttributes,
  type ModuleProps,
  ServerHtml,
  useTexts,
} from '#module-kit/client'
import { Field } from './Field.tsx'
import type { ContactFormData } from './load.server.ts'
import { Problems } from './Problems.tsx'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'
import { useContactForm } from './use-contact-form.ts'

/** Contact form (FM-1 … FM-11): posts and answers as a page; with script in place, without leaving it. */
export function ContactForm({
  root,
  title,
  fields,
  submitLabel,
  captcha,
  data,
}: ModuleProps<typeof Props, ContactFormData>) {
  const t = useTexts<typeof texts>()
  const form = useRef<HTMLFormElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const state = useContactForm({ id: root.id, data, fields, form })
  const { shown, sent, hidden, attempts, errorOf } = state

  // What happened is read out and seen first, wherever the visitor was.
  useEffect(() => {
    if (attempts > 0) status.current?.focus()
  }, [attempts])

  return (
    <div {...root} data-state={sent ? 'sent' : state.isSending ? 'sending' : 'open'}>
      {title && (
        <ServerHtml as="h2" className="contact-form-title">
          {title}
        </ServerHtml>
      )}
      <div ref={status} className="contact-form-status" role="status" tabIndex={-1}>
        {sent ? (
          <p className="notice" data-kind="success" data-form-sent="">
            {sent}
          </p>
        ) : (
          <Problems
            formId={root.id}
            messages={data.messages}
            missing={shown.missing ?? []}
            errors={shown.errors ?? []}
            refused={state.refused}
          />
        )}
      </div>
      {!sent && (
        <form
          ref={form}
          className="contact-form-fields"
          method="post"
          noValidate
          aria-busy={state.isSending || undefined}
          onSubmit={state.onSubmit}
          onFocus={state.onFocus}
          onPointerDown={state.onFocus}
          onChange={state.onChange}
          onInput={state.onInput}
        >
          <ActionField node={root.id} name="send" />
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
          {(captcha || shown.captcha) && (
            <FormField
              id={`${root.id}-captcha`}
              label={
                shown.captcha
                  ? t('sum', { a: shown.captcha[0], b: shown.captcha[1] })
                  : data.messages.captchaLabel
              }
              error={errorOf('captcha')}
              className="contact-form-captcha"
              data-waiting={shown.captcha ? undefined : ''}
            >
              <input
                key={state.sums}
                {...inputAttributes({
                  id: `${root.id}-captcha`,
                  error: errorOf('captcha'),
                  isRequired: true,
                })}
                name="captcha"
                inputMode="numeric"
                autoComplete="off"
              />
            </FormField>
          )}
          <div className="contact-form-honey" aria-hidden="true">
            <label htmlFor={`${root.id}-website`}>{t('leaveEmpty')}</label>
            <input id={`${root.id}-website`} name="website" tabIndex={-1} autoComplete="off" />
          </div>
          <input type="hidden" name="token" value={shown.token ?? ''} readOnly />
          <div className="contact-form-end">
            <button className="button" type="submit" aria-disabled={state.isSending || undefined}>
              {state.isSending ? t('sending') : submitLabel || t('send')}
            </button>
          </div>
        </form>
      )}
    </div>
  )
}
