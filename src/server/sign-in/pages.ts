import { MIN_PASSWORD_LENGTH } from '#auth'
import type { Field, SignInPage } from './page.ts'

export const TOO_MANY = 'There were too many tries. Wait a minute, then try again.'
export const TOO_SHORT = `The password needs at least ${MIN_PASSWORD_LENGTH} characters.`

export const email: Field = {
  name: 'email',
  label: 'E-mail address',
  type: 'email',
  autocomplete: 'username',
}
export const newPassword: Field = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'new-password',
  minLength: MIN_PASSWORD_LENGTH,
  hint: `At least ${MIN_PASSWORD_LENGTH} characters; a sentence is easy to remember.`,
}

/** What stays the same of each page. */
export const pages = {
  signIn: {
    title: 'Sign in',
    action: '/admin/sign-in',
    fields: [
      email,
      { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
    ],
    button: 'Sign in',
    link: { text: 'Forgot your password?', href: '/admin/forgot' },
  },
  secondStep: {
    title: 'One more step',
    intro: 'Enter the code that your authenticator shows, or one of your recovery codes.',
    action: '/admin/second-step',
    fields: [{ name: 'code', label: 'Code', type: 'text', autocomplete: 'one-time-code' }],
    button: 'Go on',
    link: { text: 'Start again', href: '/admin/sign-in' },
  },
  forgot: {
    title: 'Forgot your password?',
    intro: 'We send you a link by which you can set a new one.',
    action: '/admin/forgot',
    fields: [email],
    button: 'Send the link',
    link: { text: 'Back to sign-in', href: '/admin/sign-in' },
  },
  reset: {
    title: 'Set a new password',
    action: '/admin/reset',
    fields: [{ ...newPassword, label: 'New password' }],
    button: 'Save the password',
  },
} as const satisfies Record<string, Omit<SignInPage, 'siteName'>>
