import { CAPTCHA_FIELD } from '#forms/schema'
import { FormField, inputAttributes, useTexts } from '#module-kit/client'
import type { texts } from './texts.ts'

/** FM-4: the sum, once the server has said which. */
export function Captcha({
  id,
  pair,
  label,
  error,
}: {
  id: string
  pair: [number, number] | undefined
  label: string
  error: string | undefined
}) {
  const t = useTexts<typeof texts>()
  return (
    <FormField
      id={id}
      label={pair ? t('sum', { a: pair[0], b: pair[1] }) : label}
      error={error}
      className="contact-form-captcha"
      data-field={CAPTCHA_FIELD}
      data-waiting={pair ? undefined : ''}
    >
      <input
        {...inputAttributes({ id, error, isRequired: true })}
        name="captcha"
        inputMode="numeric"
        autoComplete="off"
      />
    </FormField>
  )
}
