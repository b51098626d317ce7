import { MIN_PASSWORD_LENGTH } from '#auth'
import type { Field, SignInPage } from './page.ts'
import type { Words } from './words.ts'

export const emailField = (words: Words): Field => ({
  name: 'email',
  label: words.email,
  type: 'email',
  autocomplete: 'username',
})

export const newPasswordField = (words: Words, label = words.password): Field => ({
  name: 'password',
  label,
  type: 'password',
  autocomplete: 'new-password',
  minLength: MIN_PASSWORD_LENGTH,
  hint: words.passwordHint,
})

/** What stays the same of each page. */
export const pagesIn = (words: Words) =>
  ({
    signIn: {
      title: words.signIn,
      action: '/admin/sign-in',
      fields: [
        emailField(words),
        {
          name: 'password',
          label: words.password,
          type: 'password',
          autocomplete: 'current-password',
        },
      ],
      button: words.signIn,
      link: { text: words.forgot, href: '/admin/forgot' },
    },
    secondStep: {
      title: words.secondStep,
      intro: words.secondStepIntro,
      action: '/admin/second-step',
      fields: [{ name: 'code', label: words.code, type: 'text', autocomplete: 'one-time-code' }],
      button: words.goOn,
      link: { text: words.startAgain, href: '/admin/sign-in' },
    },
    forgot: {
      title: words.forgot,
      intro: words.forgotIntro,
      action: '/admin/forgot',
      fields: [emailField(words)],
      button: words.sendLink,
      link: { text: words.backToSignIn, href: '/admin/sign-in' },
    },
    reset: {
      title: words.reset,
      action: '/admin/reset',
      fields: [newPasswordField(words, words.newPassword)],
      button: words.savePassword,
    },
  }) as const satisfies Record<string, Omit<SignInPage, 'siteName' | 'words'>>
