import { ActionField, useTexts } from '#module-contract'
import { AccountField } from './AccountField.tsx'
import { type AccountData, viewPath } from './account-data.ts'
import type { texts } from './texts.ts'

interface SignInProps {
  id: string
  data: AccountData
}

/** Password, link by mail or passkey. */
export function SignIn({ id, data }: SignInProps) {
  const t = useTexts<typeof texts>()
  const { entered, next, refused } = data
  const isWrong = refused?.action === 'sign-in' && refused.reason === 'wrong-password'
  const more: Record<string, string> = next ? { next } : {}
  return (
    <div className="account-out">
      <section aria-label={t('signIn')}>
        <h2>{t('signIn')}</h2>
        <form className="account-form" method="post">
          <ActionField node={id} name="sign-in" />
          <input type="hidden" name="next" value={next} />
          <AccountField
            form={`${id}-sign-in`}
            name="email"
            type="email"
            label={t('email')}
            autoComplete="username"
            maxLength={254}
            dir="auto"
            defaultValue={entered.email}
          />
          <AccountField
            form={`${id}-sign-in`}
            name="password"
            type="password"
            label={t('password')}
            autoComplete="current-password"
            maxLength={200}
            error={isWrong ? t('refused.wrong-password') : undefined}
          />
          <button className="button" type="submit">
            {t('signIn')}
          </button>
        </form>
        <div className="account-passkey" data-passkey="use" data-node={id} data-next={next} hidden>
          <button className="button" data-style="outline" type="button">
            {t('usePasskey')}
          </button>
          <p role="status" data-failed={t('passkeyFailed')} />
        </div>
      </section>
      <section aria-label={t('withoutPassword')}>
        <h2>{t('withoutPassword')}</h2>
        <p>{t('linkIntro')}</p>
        <form className="account-form" method="post">
          <ActionField node={id} name="request-link" />
          <input type="hidden" name="next" value={next} />
          <AccountField
            form={`${id}-link`}
            name="email"
            type="email"
            label={t('email')}
            autoComplete="email"
            maxLength={254}
            dir="auto"
            defaultValue={entered.email}
          />
          <button className="button" data-style="outline" type="submit">
            {t('sendLink')}
          </button>
        </form>
        <p>
          {t('newHere')} <a href={viewPath(data.path, 'register', more)}>{t('register')}</a>
        </p>
      </section>
    </div>
  )
}

/** A new account. The address is confirmed by a link before the account exists. */
export function Register({ id, data }: SignInProps) {
  const t = useTexts<typeof texts>()
  const { entered, next, path } = data
  return (
    <section className="account-narrow">
      <h2>{t('register')}</h2>
      <p>{t('registerIntro')}</p>
      <form className="account-form" method="post">
        <ActionField node={id} name="request-link" />
        <input type="hidden" name="next" value={next} />
        <AccountField
          form={id}
          name="name"
          label={t('name')}
          autoComplete="name"
          maxLength={100}
          defaultValue={entered.name}
          isOptional
        />
        <AccountField
          form={id}
          name="email"
          type="email"
          label={t('email')}
          autoComplete="email"
          maxLength={254}
          dir="auto"
          defaultValue={entered.email}
        />
        <button className="button" type="submit">
          {t('sendConfirmation')}
        </button>
      </form>
      <p>
        {t('haveAccount')}{' '}
        <a href={next ? `${path}?next=${encodeURIComponent(next)}` : path}>{t('signIn')}</a>
      </p>
    </section>
  )
}
