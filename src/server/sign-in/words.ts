import type { FastifyRequest } from 'fastify'
import { MIN_PASSWORD_LENGTH } from '#auth'
import { german } from './words-german.ts'

const english = {
  lang: 'en',
  error: 'Error: ',
  email: 'E-mail address',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: `At least ${MIN_PASSWORD_LENGTH} characters; a sentence is easy to remember.`,
  name: 'Your name',
  code: 'Code',
  signIn: 'Sign in',
  forgot: 'Forgot your password?',
  passkey: 'Sign in with a passkey',
  passkeyFailed: 'This passkey is not known here.',
  secondStep: 'One more step',
  secondStepIntro: 'Enter the code that your authenticator shows, or one of your recovery codes.',
  goOn: 'Go on',
  startAgain: 'Start again',
  forgotIntro: 'We send you a link by which you can set a new one.',
  sendLink: 'Send the link',
  backToSignIn: 'Back to sign-in',
  reset: 'Set a new password',
  savePassword: 'Save the password',
  tooMany: 'There were too many tries. Wait a minute, then try again.',
  tooShort: `The password needs at least ${MIN_PASSWORD_LENGTH} characters.`,
  wrong: 'The e-mail address or the password is not right.',
  wrongCode: 'This code is not right, or is too old.',
  passwordSet: 'Your password is set. Sign in with it.',
  signedOut: 'You are signed out.',
  oldLink: 'This link was used already, or is too old. Ask for another.',
  linkSent: (email: string) =>
    `If an account belongs to ${email}, a link is on its way. It works once, for an hour.`,
  welcome: 'Welcome',
  choosePassword: (email: string) => `Choose a password for ${email}.`,
  yours: 'This site is yours. Say who you are and choose a password.',
  begin: 'Begin',
  emailTaken: 'An account with this address exists already.',
  enterName: 'Enter your name.',
  enterEmail: 'Enter an e-mail address, such as name@example.com.',
  linkGone: 'This link does not work any more',
  linkGoneIntro:
    'It was used already, replaced by a newer one, or is too old. Who invited you can send another; the owner of a new site finds a fresh one where the program was started.',
  toSignIn: 'To sign-in',
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
