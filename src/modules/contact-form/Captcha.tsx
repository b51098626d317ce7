import { CAPTCHA_FIELD, SUM_FIELD } from '#forms/schema'
import { useTexts } from '#module-contract/client'
import { FormField, inputAttributes } from '#ui/client'
import type { texts } from './texts.ts'

/** FM-4: the sum, with its question as the label. */
export function Captcha({
  id,
  pair,
  sum,
  error,
}: {
  id: string
  pair: [number, number]
  /** The day of the sum of a cached page. */
  sum: string | undefined
  error: string | undefined
}) {
  const t = useTexts<typeof texts>()
  return (
    <FormField
      id={id}
      label={t('sum', { a: pair[0], b: pair[1] })}
      error={error}
      className="contact-form-captcha"
      data-field={CAPTCHA_FIELD}
    >
      <input
        {...inputAttributes({ id, error, isRequired: true })}
        name="captcha"
        inputMode="numeric"
        autoComplete="off"
      />
      {sum && <input type="hidden" name={SUM_FIELD} value={sum} />}
    </FormField>
  )
}
