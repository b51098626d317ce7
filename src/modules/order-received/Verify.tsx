import { ActionField, useTexts } from '#module-contract'
import type { texts } from './texts.ts'

/** Asks returning guests for the email address of the order. */
export function Verify({
  id,
  number,
  orderKey,
  failed,
}: {
  id: string
  number: number
  orderKey: string
  failed: boolean
}) {
  const t = useTexts<typeof texts>()
  return (
    <form className="order-verify" method="post">
      <ActionField node={id} name="verify" />
      <p>{t('verify', { number: String(number) })}</p>
      <input type="hidden" name="order" value={number} />
      <input type="hidden" name="key" value={orderKey} />
      <div className="field">
        <label htmlFor="order-verify-email">{t('email')}</label>
        <input
          id="order-verify-email"
          className="input"
          type="email"
          name="email"
          autoComplete="email"
          required
          aria-invalid={failed || undefined}
          aria-describedby={failed ? 'order-verify-error' : undefined}
        />
        {failed && (
          <p className="field-error" id="order-verify-error" role="alert">
            {t('wrongEmail')}
          </p>
        )}
      </div>
      <button className="button" type="submit">
        {t('show')}
      </button>
    </form>
  )
}
