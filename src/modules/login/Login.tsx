import { type ModuleProps, useTexts } from '#module-contract'
import { FormField, inputAttributes } from '#ui'
import type { LoginData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

const SIGN_IN = '/admin/sign-in'

/** Sign-in form that posts to the sign-in page, which shows errors. */
export function Login(props: ModuleProps<typeof Props, LoginData>) {
  const { root, data, title, text, layout, level: Level, showForgot, showMore } = props
  const t = useTexts<typeof texts>()
  const { name, next, here } = data
  const id = (field: string) => `${root.id}-${field}`
  const input = (field: string) =>
    inputAttributes({ id: id(field), error: undefined, isRequired: false })
  return (
    <div {...root} data-layout={layout} data-state={name === undefined ? 'out' : 'in'}>
      <div className="login-head">
        <Level className="login-title">
          {name === undefined ? title || t('signIn') : t('hello', { name })}
        </Level>
        {name === undefined
          ? text && <p className="login-text">{text}</p>
          : layout !== 'line' && <p className="login-text">{t('signedIn')}</p>}
      </div>
      {name === undefined ? (
        <form className="login-fields" method="post" action={SIGN_IN}>
          <input type="hidden" name="next" value={next} />
          <input type="hidden" name="module" value={root.id} />
          <FormField id={id('email')} label={t('email')} error={undefined}>
            <input {...input('email')} name="email" type="email" required autoComplete="username" />
          </FormField>
          <FormField id={id('password')} label={t('password')} error={undefined}>
            <input
              {...input('password')}
              name="password"
              type="password"
              required
              autoComplete="current-password"
            />
          </FormField>
          <button className="button" type="submit">
            {t('signIn')}
          </button>
          {(showForgot || showMore) && (
            <p className="login-more">
              {showForgot && <a href="/admin/forgot">{t('forgot')}</a>}
              {showMore && (
                <a href={`${SIGN_IN}?next=${encodeURIComponent(next)}`}>{t('otherWays')}</a>
              )}
            </p>
          )}
        </form>
      ) : (
        <form className="login-out" method="post" action="/admin/sign-out">
          <input type="hidden" name="next" value={here} />
          <a className="button" href="/admin">
            {t('toAdmin')}
          </a>
          <button className="button" data-style="outline" type="submit">
            {t('signOut')}
          </button>
        </form>
      )}
    </div>
  )
}
