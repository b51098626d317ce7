import type { RefObject } from 'react'
import { ActionField, useTexts } from '#module-contract/client'
import type { CartNotice } from '#shop/client'
import type { cartPartTexts } from '../cart-part-texts.ts'

/** Confirmations with undo, and errors. */
export function CartNotices({
  id,
  box,
  notices,
  errors,
}: {
  id: string
  box: RefObject<HTMLDivElement | null>
  notices: CartNotice[]
  errors: readonly string[]
}) {
  const t = useTexts<typeof cartPartTexts>()
  return (
    <div ref={box} className="cart-notices" role="status" tabIndex={-1}>
      {errors.map(text => (
        <p key={text} className="notice" data-kind="error">
          {text}
        </p>
      ))}
      {notices.map(notice => (
        <div key={notice.key} className="notice cart-notice" data-kind={notice.kind}>
          <p>{t(notice.key, notice.values)}</p>
          {notice.undo && (
            <form method="post">
              <ActionField node={id} name="undo" />
              <input type="hidden" name="line" value={notice.undo} />
              <button className="button" data-style="quiet" type="submit">
                {t('undo')}
              </button>
            </form>
          )}
          {notice.wishlistPath && <a href={notice.wishlistPath}>{t('viewWishlist')}</a>}
          {notice.cartPath && <a href={notice.cartPath}>{t('viewCart')}</a>}
        </div>
      ))}
    </div>
  )
}
