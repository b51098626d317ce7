import type { CartNotice } from '#shop/client'

/** What became of adding to the cart. */
export function Answer({
  notice,
  error,
}: {
  notice: CartNotice | undefined
  error: string | undefined
}) {
  return (
    <>
      <div role="status">
        {notice && (
          <p className="notice" data-kind="success">
            {notice.text} {notice.link && <a href={notice.link.href}>{notice.link.text}</a>}
          </p>
        )}
      </div>
      <div role="alert">
        {error && (
          <p className="notice" data-kind="error">
            {error}
          </p>
        )}
      </div>
    </>
  )
}
