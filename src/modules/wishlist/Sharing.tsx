import { ActionField, useTexts } from '#module-contract'
import type { texts } from './texts.ts'

/** A link with which others see the list, or the button that makes it. */
export function Sharing({ id, shareUrl }: { id: string; shareUrl: string | undefined }) {
  const t = useTexts<typeof texts>()
  if (!shareUrl) {
    return (
      <form method="post" className="wishlist-share">
        <ActionField node={id} name="share" />
        <button className="button" data-style="outline" type="submit">
          {t('share')}
        </button>
      </form>
    )
  }
  return (
    <section className="wishlist-share">
      <label htmlFor={`${id}-link`}>{t('shareLink')}</label>
      <input id={`${id}-link`} className="input" type="url" readOnly value={shareUrl} dir="ltr" />
      <p className="wishlist-note">{t('shareText')}</p>
      <div className="wishlist-share-actions">
        <a
          className="button"
          data-style="outline"
          href={`mailto:?body=${encodeURIComponent(shareUrl)}`}
        >
          {t('mailLink')}
        </a>
        <form method="post">
          <ActionField node={id} name="unshare" />
          <button className="button" data-style="quiet" type="submit">
            {t('unshare')}
          </button>
        </form>
      </div>
    </section>
  )
}
