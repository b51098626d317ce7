import { formatDate } from '#base'
import { ActionField, usePageLanguage, useTexts } from '#module-contract'
import { type AccountData, viewPath } from './account-data.ts'
import type { texts } from './texts.ts'

/** Passkeys of the customer. Adding one needs a script; `visitor/customer-passkeys.ts` shows the button. */
export function Passkeys({ id, data }: { id: string; data: AccountData }) {
  const t = useTexts<typeof texts>()
  const { locale, timeZone } = usePageLanguage()
  return (
    <section className="account-devices">
      <h2>{t('passkeys')}</h2>
      <p>{t('passkeysIntro')}</p>
      <ul>
        {data.passkeys.map(passkey => (
          <li key={passkey.id}>
            <div>
              <strong>{passkey.name || t('passkey')}</strong>
              <small>
                {t('addedOn', { date: formatDate(passkey.createdAt, { locale, timeZone }) })}
              </small>
            </div>
            <form method="post" action={viewPath(data.path, 'details')}>
              <ActionField node={id} name="remove-passkey" />
              <input type="hidden" name="id" value={passkey.id} />
              <button className="button" data-style="quiet" type="submit">
                {t('delete')}
              </button>
            </form>
          </li>
        ))}
      </ul>
      <div className="account-passkey" data-passkey="add" data-node={id} hidden>
        <button className="button" data-style="outline" type="button">
          {t('addPasskey')}
        </button>
        <p
          role="status"
          data-failed={t('passkeyNotAdded')}
          data-stale={t('refused.sign-in-again')}
        />
      </div>
    </section>
  )
}
