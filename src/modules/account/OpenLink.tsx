import { ActionField, useTexts } from '#module-contract'
import { AccountField } from './AccountField.tsx'
import { type AccountData, viewPath } from './account-data.ts'
import type { texts } from './texts.ts'

interface OpenLinkProps {
  id: string
  data: AccountData
}

/** The page of a link in a mail. It needs a press, because programs that check mails open links. */
export function OpenLink({ id, data }: OpenLinkProps) {
  const t = useTexts<typeof texts>()
  const { link, token, entered, path } = data
  if (!link) {
    return (
      <section className="account-narrow">
        <p>{t('refused.invalid-link')}</p>
        <a className="button" href={path}>
          {t('requestLink')}
        </a>
      </section>
    )
  }
  const { email, isNew } = link
  return (
    <section className="account-narrow">
      <h2>{t(isNew ? 'register' : 'signIn')}</h2>
      <p>{t(isNew ? 'registerAs' : 'signInAs', { email })}</p>
      <form className="account-form" method="post">
        <ActionField node={id} name="open-link" />
        <input type="hidden" name="token" value={token} />
        {isNew && (
          <>
            <AccountField
              form={id}
              name="name"
              label={t('name')}
              autoComplete="name"
              maxLength={100}
              defaultValue={entered.name ?? link.name}
              isOptional
            />
            <NewPassword id={id} data={data} />
          </>
        )}
        <button className="button" type="submit">
          {t(isNew ? 'register' : 'signIn')}
        </button>
        {!isNew && (
          <details>
            <summary>{t('forgot')}</summary>
            <NewPassword id={id} data={data} />
          </details>
        )}
      </form>
    </section>
  )
}

function NewPassword({ id, data: { refused, link } }: OpenLinkProps) {
  const t = useTexts<typeof texts>()
  return (
    <>
      <input type="hidden" name="email" value={link?.email ?? ''} autoComplete="username" />
      <AccountField
        form={id}
        name="password"
        type="password"
        label={t('newPassword')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        minLength={8}
        maxLength={200}
        error={refused?.reason === 'invalid-password' ? t('refused.invalid-password') : undefined}
        isOptional
      />
    </>
  )
}

/** Confirms a new email address, for the customer who asked. */
export function ConfirmEmail({ id, data }: OpenLinkProps) {
  const t = useTexts<typeof texts>()
  return (
    <section>
      <h2>{t('confirmEmail')}</h2>
      <p>{t('confirmEmailIntro')}</p>
      <form className="account-form" method="post" action={viewPath(data.path, 'email')}>
        <ActionField node={id} name="confirm-email" />
        <input type="hidden" name="token" value={data.token} />
        <button className="button" type="submit">
          {t('confirmEmail')}
        </button>
      </form>
    </section>
  )
}
