import { formatDate } from '#base'
import { ActionField, usePageLanguage, useTexts } from '#module-contract'
import { AccountField } from './AccountField.tsx'
import { type AccountData, type PartProps, viewPath } from './account-data.ts'
import { deviceName } from './device-name.ts'
import { Newsletters } from './Newsletters.tsx'
import { Passkeys } from './Passkeys.tsx'
import type { texts } from './texts.ts'

/** Name, email address, newsletters, password, passkeys, devices, export and deletion. */
export function Details({ id, data, title }: PartProps) {
  const t = useTexts<typeof texts>()
  const { customer } = data
  if (!customer) return null
  const action = viewPath(data.path, 'details')
  return (
    <>
      <section>
        <h2>{title || t('details')}</h2>
        <form className="account-form" method="post" action={action}>
          <ActionField node={id} name="rename" />
          <AccountField
            form={`${id}-rename`}
            name="name"
            label={t('name')}
            autoComplete="name"
            maxLength={100}
            defaultValue={customer.name}
          />
          <Save text={t('saveName')} />
        </form>
      </section>
      <section>
        <h2>{t('email')}</h2>
        <p>{t('emailNow', { email: customer.email })}</p>
        <form className="account-form" method="post" action={action}>
          <ActionField node={id} name="change-email" />
          <AccountField
            form={`${id}-email`}
            name="email"
            type="email"
            label={t('newEmail')}
            hint={t('newEmailHint')}
            autoComplete="email"
            maxLength={254}
            dir="auto"
            defaultValue={data.refused?.action === 'change-email' ? data.entered.email : undefined}
            error={errorOf(data, 'change-email', 'invalid-email') && t('refused.invalid-email')}
          />
          <Current form={`${id}-email`} action="change-email" data={data} />
          <Save text={t('changeEmail')} />
        </form>
      </section>
      <Newsletters id={id} data={data} />
      <section>
        <h2>{t('password')}</h2>
        <form className="account-form" method="post" action={action}>
          <ActionField node={id} name="change-password" />
          <Current form={`${id}-password`} action="change-password" data={data} />
          <AccountField
            form={`${id}-password`}
            name="password"
            type="password"
            label={t('newPassword')}
            hint={t('passwordHint')}
            autoComplete="new-password"
            minLength={8}
            maxLength={200}
            error={
              errorOf(data, 'change-password', 'invalid-password') && t('refused.invalid-password')
            }
          />
          <Save text={t(customer.hasPassword ? 'changePassword' : 'setPassword')} />
        </form>
      </section>
      <Passkeys id={id} data={data} />
      <Devices id={id} data={data} />
      <section>
        <h2>{t('exportData')}</h2>
        <p>{t('exportIntro')}</p>
        <a className="button" data-style="outline" href="/account-data.json" download="">
          {t('exportData')}
        </a>
      </section>
      <section>
        <h2>{t('deleteAccount')}</h2>
        <p>{t('deleteIntro')}</p>
        <form className="account-form" method="post" action={action}>
          <ActionField node={id} name="delete" />
          <label className="check">
            <input type="checkbox" name="confirm" value="1" required />
            <span>{t('confirmDelete')}</span>
          </label>
          {data.hasReviews && (
            <label className="check">
              <input type="checkbox" name="reviews" value="1" />
              <span>{t('deleteReviewsToo')}</span>
            </label>
          )}
          <Current form={`${id}-delete`} action="delete" data={data} />
          <Save text={t('deleteAccount')} />
        </form>
      </section>
    </>
  )
}

const errorOf = ({ refused }: AccountData, action: string, reason: string) =>
  refused?.action === action && refused.reason === reason ? reason : undefined

function Save({ text }: { text: string }) {
  return (
    <button className="button" data-style="outline" type="submit">
      {text}
    </button>
  )
}

/** The password, unless the customer has just signed in. */
function Current({ form, action, data }: { form: string; action: string; data: AccountData }) {
  const t = useTexts<typeof texts>()
  const { customer } = data
  if (!customer || customer.isFresh) return null
  if (!customer.hasPassword) return <p className="account-hint">{t('refused.sign-in-again')}</p>
  return (
    <AccountField
      form={form}
      name="current"
      type="password"
      label={t('currentPassword')}
      autoComplete="current-password"
      maxLength={200}
      error={errorOf(data, action, 'wrong-password') && t('refused.wrong-current')}
    />
  )
}

/** Browsers that are signed in. */
function Devices({ id, data: { sessions, path } }: PartProps) {
  const t = useTexts<typeof texts>()
  const { locale, timeZone } = usePageLanguage()
  const action = viewPath(path, 'details')
  return (
    <section className="account-devices">
      <h2>{t('devices')}</h2>
      <ul>
        {sessions.map(session => (
          <li key={session.id}>
            <div>
              <strong dir="auto">{deviceName(session.userAgent) || t('unknownDevice')}</strong>
              <small>
                {session.isThis
                  ? t('thisDevice')
                  : t('lastSeen', { date: formatDate(session.seenAt, { locale, timeZone }) })}
              </small>
            </div>
            {!session.isThis && (
              <form method="post" action={action}>
                <ActionField node={id} name="end-session" />
                <input type="hidden" name="id" value={session.id} />
                <button className="button" data-style="quiet" type="submit">
                  {t('signOut')}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post" action={action}>
          <ActionField node={id} name="end-session" />
          <Save text={t('signOutOthers')} />
        </form>
      )}
    </section>
  )
}
