import type { FastifyRequest } from 'fastify'
import { MIN_PASSWORD_LENGTH } from '#auth'
import { german } from './words-german.ts'

const english = {
  lang: 'en',
  error: 'Error: ',
  email: 'Email address',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: `At least ${MIN_PASSWORD_LENGTH} characters; a sentence is easy to remember.`,
  name: 'Your name',
  code: 'Authentication code',
  signIn: 'Sign in',
  forgot: 'Forgot your password?',
  passkey: 'Sign in with passkey',
  passkeyFailed: 'This passkey is not registered here.',
  secondStep: 'Two-factor authentication',
  secondStepIntro: 'Enter the code from your authenticator app or one of your recovery codes.',
  goOn: 'Continue',
  startAgain: 'Start over',
  forgotIntro: 'Enter your email address and we’ll send you a link to reset your password.',
  sendLink: 'Send reset link',
  backToSignIn: 'Back to sign-in',
  reset: 'Set a new password',
  savePassword: 'Save password',
  tooMany: 'Too many attempts. Wait a minute, then try again.',
  tooShort: `The password needs at least ${MIN_PASSWORD_LENGTH} characters.`,
  wrong: 'Incorrect email address or password.',
  wrongCode: 'Incorrect or expired code.',
  passwordSet: 'Your password is set. Sign in with it.',
  signedOut: 'You are signed out.',
  oldLink: 'This link has expired or was already used. Request a new one.',
  linkSent: (email: string) =>
    `If an account belongs to ${email}, a link is on its way. It works once, for an hour.`,
  welcome: 'Welcome',
  choosePassword: (email: string) => `Choose a password for ${email}.`,
  yours: 'Create the owner account.',
  begin: 'Create account',
  emailTaken: 'An account with this email address already exists.',
  enterName: 'Enter your name.',
  enterEmail: 'Enter an email address, such as name@example.com.',
  linkGone: 'This link has expired',
  linkGoneIntro:
    'It was already used, replaced by a newer one, or is too old. Ask the person who invited you for a new one. The owner of a new site finds a new link in the terminal where the program was started.',
  toSignIn: 'Go to sign-in',
}
export type Words = typeof english

/** The words of these pages in the first language that the browser asks for and we have. */
export function wordsFor({ headers }: Pick<FastifyRequest, 'headers'>): Words {
  const wanted = (headers['accept-language'] ?? '')
    .split(',')
    .map(part => {
      const [tag = '', weight] = part.trim().split(/;\s*q=/)
      return { language: tag.slice(0, 2).toLowerCase(), weight: Number(weight ?? 1) }
    })
    .filter(one => one.weight > 0 && (one.language === 'de' || one.language === 'en'))
    .sort((a, b) => b.weight - a.weight)
  return wanted[0]?.language === 'de' ? german : english
}
