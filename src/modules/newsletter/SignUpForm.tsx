import { useRef } from 'react'
import { CAPTCHA_FIELD } from '#forms/client'
import { ActionField, type ModuleProps, ServerHtml, useTexts } from '#module-contract/client'
import { FormField, FormStatus, Honeypot, inputAttributes } from '#ui/client'
import { CustomField } from './CustomField.tsx'
import type { NewsletterData } from './load.server.ts'
import { Problems } from './Problems.tsx'
import { fieldText } from './problem-text.ts'
import type { Props } from './props.ts'
import { CONSENT, EMAIL, FIRST_NAME, LAST_NAME, MEASURING } from './sent-fields.ts'
import type { texts } from './texts.ts'
import { useSignUp } from './use-sign-up.ts'

const AUTOCOMPLETE = {
  [FIRST_NAME]: 'given-name',
  [LAST_NAME]: 'family-name',
  [EMAIL]: 'email',
} as const

/** Sign-up form that works without script. Native validation comes first (NL-1). */
export function SignUpForm(props: ModuleProps<typeof Props, NewsletterData>) {
  const { root, data, fields, asksConsent, ipAddress, layout } = props
  const t = useTexts<typeof texts>()
  const form = useRef<HTMLFormElement>(null)
  const state = useSignUp({ id: root.id, data, props, form })
  const { shown, sent, hidden, attempts } = state
  const id = (name: string) => `${root.id}-${name}`
  const errorOf = (fieldId: string) => {
    const problem = state.problemOf(fieldId)
    return problem && fieldText(problem, data.messages, t)
  }

  const line = (name: keyof typeof AUTOCOMPLETE) => (
    <FormField
      id={id(name)}
      label={t(name)}
      error={errorOf(name)}
      className={name === EMAIL ? 'newsletter-email' : 'newsletter-name'}
    >
      <input
        {...inputAttributes({ id: id(name), error: errorOf(name), isRequired: false })}
        name={name}
        type={name === EMAIL ? 'email' : 'text'}
        required
        autoComplete={AUTOCOMPLETE[name]}
        defaultValue={shown.entered?.[name]}
      />
    </FormField>
  )
  const words = props.consent ? (
    <ServerHtml as="span">{props.consent}</ServerHtml>
  ) : (
    <span>{t('consent')}</span>
  )
  // Checkboxes precede the button, except in the one-line layout.
  const isConsentFirst = asksConsent && layout !== 'line'
  const consent = asksConsent ? (
    <div className="field newsletter-consent">
      <label className="check" htmlFor={id(CONSENT)}>
        <input
          id={id(CONSENT)}
          name={CONSENT}
          type="checkbox"
          value="1"
          required
          aria-invalid={errorOf(CONSENT) ? true : undefined}
          aria-describedby={errorOf(CONSENT) ? `${id(CONSENT)}-error` : undefined}
        />
        {words}
      </label>
      {errorOf(CONSENT) && (
        <p className="field-error" id={`${id(CONSENT)}-error`}>
          {errorOf(CONSENT)}
        </p>
      )}
    </div>
  ) : (
    <p className="newsletter-consent">{words}</p>
  )
  const { target } = data
  // External services count and ask themselves.
  const measuring = props.asksMeasuring && target?.provider === 'site' && (
    <div className="field newsletter-consent">
      <label className="check" htmlFor={id(MEASURING)}>
        <input id={id(MEASURING)} name={MEASURING} type="checkbox" value="1" />
        <span>{t('measuring')}</span>
      </label>
    </div>
  )
  const hiddenValues = {
    list_id: target?.listId ?? '',
    provider: target?.provider ?? '',
    account: target?.account ?? '',
    checksum: target?.checksum ?? '',
    ip_address: String(ipAddress),
    token: shown.token ?? '',
  }

  return (
    <>
      <FormStatus className="newsletter-status" attempts={attempts} sent={sent}>
        <Problems
          formId={root.id}
          messages={data.messages}
          shown={shown}
          refused={state.refused}
          custom={fields.map(field => field.id)}
        />
      </FormStatus>
      {!sent && (
        <form
          ref={form}
          className="newsletter-fields"
          method="post"
          action={`#${root.id}`}
          aria-busy={state.isSending || undefined}
          onSubmit={state.onSubmit}
          onFocus={state.onFocus}
          onPointerDown={state.onFocus}
          onChange={state.onChange}
          onInput={state.onInput}
        >
          <ActionField node={root.id} name="subscribe" />
          {props.firstName && line(FIRST_NAME)}
          {props.lastName && line(LAST_NAME)}
          {line(EMAIL)}
          {fields.map(field => (
            <CustomField
              key={field.id}
              field={field}
              formId={root.id}
              values={shown.values ?? {}}
              error={errorOf(field.id)}
              isHidden={hidden.includes(field.id)}
            />
          ))}
          {shown.captcha && (
            <FormField
              id={id(CAPTCHA_FIELD)}
              label={t('sum', { a: shown.captcha[0], b: shown.captcha[1] })}
              error={errorOf(CAPTCHA_FIELD)}
              className="newsletter-field"
            >
              <input
                {...inputAttributes({
                  id: id(CAPTCHA_FIELD),
                  error: errorOf(CAPTCHA_FIELD),
                  isRequired: true,
                })}
                name="captcha"
                inputMode="numeric"
                autoComplete="off"
              />
            </FormField>
          )}
          <Honeypot id={id('extra')} label={t('leaveEmpty')} />
          {Object.entries(hiddenValues).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {isConsentFirst && consent}
          {isConsentFirst && measuring}
          <button
            className="button"
            type="submit"
            aria-busy={state.isSending || undefined}
            aria-disabled={state.isSending || undefined}
          >
            {state.isSending ? t('subscribing') : props.button || t('subscribe')}
          </button>
          {!isConsentFirst && consent}
          {!isConsentFirst && measuring}
        </form>
      )}
    </>
  )
}
