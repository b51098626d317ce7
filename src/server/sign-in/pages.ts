import { MIN_PASSWORD_LENGTH } from '#auth'
import type { Field, SignInPage } from './page.ts'
import type { SignInTexts } from './texts.ts'

export const emailField = (t: SignInTexts): Field => ({
  name: 'email',
  label: t('email'),
  type: 'email',
  autocomplete: 'username',
})

export const newPasswordField = (t: SignInTexts, label = t('password')): Field => ({
  name: 'password',
  label,
  type: 'password',
  autocomplete: 'new-password',
  minLength: MIN_PASSWORD_LENGTH,
  hint: t('passwordHint'),
})

/** Static texts of each page. */
export const pagesIn = (t: SignInTexts) =>
  ({
    signIn: {
      title: t('signIn'),
      action: '/admin/sign-in',
      fields: [
        emailField(t),
        {
          name: 'password',
          label: t('password'),
          type: 'password',
          autocomplete: 'current-password',
        },
      ],
      button: t('signIn'),
      link: { text: t('forgot'), href: '/admin/forgot' },
    },
    secondStep: {
      title: t('secondStep'),
      intro: t('secondStepIntro'),
      action: '/admin/second-step',
      fields: [{ name: 'code', label: t('code'), type: 'text', autocomplete: 'one-time-code' }],
      button: t('goOn'),
      link: { text: t('startAgain'), href: '/admin/sign-in' },
    },
    forgot: {
      title: t('forgot'),
      intro: t('forgotIntro'),
      action: '/admin/forgot',
      fields: [emailField(t)],
      button: t('sendLink'),
      link: { text: t('backToSignIn'), href: '/admin/sign-in' },
    },
    reset: {
      title: t('reset'),
      action: '/admin/reset',
      fields: [newPasswordField(t, t('newPassword'))],
      button: t('savePassword'),
    },
  }) as const satisfies Record<string, Omit<SignInPage, 'siteName' | 't'>>
