import { useTexts } from '#module-contract/client'
import type { AddMessage, CartNotice } from '#shop/client'
import type { buyTexts } from '../buy-texts.ts'

/** Result of adding to the cart. */
export function Answer({
  notice,
  error,
}: {
  notice: CartNotice<AddMessage> | undefined
  error: AddMessage | undefined
}) {
  const t = useTexts<typeof buyTexts>()
  return (
    <>
      <div role="status">
        {notice && (
          <p className="notice added-notice" data-kind="success">
            {t(notice.key, notice.values)}{' '}
            {notice.cartPath && <a href={notice.cartPath}>{t('viewCart')}</a>}
          </p>
        )}
      </div>
      <div role="alert">
        {error && (
          <p className="notice" data-kind="error">
            {t(error.key, error.values)}
          </p>
        )}
      </div>
    </>
  )
}
