import type { RefObject } from 'react'
import { ActionField } from '#module-kit/client'
import type { CartNotice } from '#shop/client'

/** What was done, with the way back where there is one; and what could not be done. */
export function Notices({
  id,
  box,
  notices,
  errors,
}: {
  id: string
  box: RefObject<HTMLDivElement | null>
  notices: CartNotice[]
  errors: string[]
}) {
  return (
    <div ref={box} className="cart-notices" role="status" tabIndex={-1}>
      {errors.map(text => (
        <p key={text} className="notice" data-kind="error">
          {text}
        </p>
      ))}
      {notices.map(notice => (
        <div key={notice.text} className="notice cart-notice" data-kind={notice.kind}>
          <p>{notice.text}</p>
          {notice.undo && (
            <form method="post">
              <ActionField node={id} name="undo" />
              <input type="hidden" name="line" value={notice.undo} />
              <button className="button" data-style="quiet" type="submit">
                Undo?
              </button>
            </form>
          )}
          {notice.link && <a href={notice.link.href}>{notice.link.text}</a>}
        </div>
      ))}
    </div>
  )
}
