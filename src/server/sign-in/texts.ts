import type { FastifyRequest } from 'fastify'
import { MIN_PASSWORD_LENGTH } from '#auth'
import { createTranslate, defineTexts, type KeyOf, type Translate } from '#texts'

export const signInTexts = defineTexts({
  en: {
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
    accountReady:
      'Your account is ready, but there were too many sign-ins from your network. Wait a minute, then sign in.',
    signedOut: 'You are signed out.',
    oldLink: 'This link has expired or was already used. Request a new one.',
    linkSaved:
      'This site has no mail server. If an account belongs to {email}, the email with the link was saved on the server, in the folder “mail”: ask whoever runs the server for it.',
    linkSent: 'If an account belongs to {email}, a link is on its way. It works once, for an hour.',
    welcome: 'Welcome',
    choosePassword: 'Choose a password for {email}.',
    yours: 'Create the owner account.',
    begin: 'Create account',
    emailTaken: 'An account with this email address already exists.',
    enterName: 'Enter your name.',
    enterEmail: 'Enter an email address, such as name@example.com.',
    linkGone: 'This link has expired',
    linkGoneIntro:
      'It was already used, replaced by a newer one, or is too old. Ask the person who invited you for a new one. The owner of a new site finds a new link in the terminal where the program was started.',
    toSignIn: 'Go to sign-in',
  },
  de: {
    lang: 'de',
    error: 'Fehler: ',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    passwordHint: `Mindestens ${MIN_PASSWORD_LENGTH} Zeichen; ein Satz lässt sich leicht merken.`,
    name: 'Ihr Name',
    code: 'Authentifizierungscode',
    signIn: 'Anmelden',
    forgot: 'Passwort vergessen?',
    passkey: 'Mit einem Passkey anmelden',
    passkeyFailed: 'Dieser Passkey ist hier nicht registriert.',
    secondStep: 'Zwei-Faktor-Authentifizierung',
    secondStepIntro:
      'Geben Sie den Code aus Ihrer Authenticator-App ein oder einen Ihrer Wiederherstellungscodes.',
    goOn: 'Weiter',
    startAgain: 'Von vorn beginnen',
    forgotIntro:
      'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link zum Zurücksetzen des Passworts.',
    sendLink: 'Link senden',
    backToSignIn: 'Zurück zur Anmeldung',
    reset: 'Neues Passwort festlegen',
    savePassword: 'Passwort speichern',
    tooMany: 'Zu viele Versuche. Bitte versuchen Sie es in einer Minute erneut.',
    tooShort: `Das Passwort braucht mindestens ${MIN_PASSWORD_LENGTH} Zeichen.`,
    wrong: 'Falsche E-Mail-Adresse oder falsches Passwort.',
    wrongCode: 'Falscher oder abgelaufener Code.',
    passwordSet: 'Ihr Passwort ist festgelegt. Melden Sie sich damit an.',
    accountReady:
      'Ihr Konto ist angelegt, aber aus Ihrem Netz gab es zu viele Anmeldungen. Warten Sie eine Minute und melden Sie sich dann an.',
    signedOut: 'Sie sind abgemeldet.',
    oldLink:
      'Dieser Link ist abgelaufen oder wurde bereits benutzt. Bitte fordern Sie einen neuen an.',
    linkSaved:
      'Diese Website hat keinen Mailserver. Wenn {email} zu einem Konto gehört, wurde die E-Mail mit dem Link auf dem Server gespeichert, im Ordner „mail“: Fragen Sie, wer den Server betreibt.',
    linkSent:
      'Wenn zu {email} ein Konto gehört, ist ein Link unterwegs. Er gilt einmal, eine Stunde lang.',
    welcome: 'Willkommen',
    choosePassword: 'Wählen Sie ein Passwort für {email}.',
    yours: 'Legen Sie das Inhaberkonto an.',
    begin: 'Konto anlegen',
    emailTaken: 'Ein Konto mit dieser E-Mail-Adresse gibt es bereits.',
    enterName: 'Geben Sie Ihren Namen ein.',
    enterEmail: 'Geben Sie eine E-Mail-Adresse ein, etwa name@example.com.',
    linkGone: 'Dieser Link ist abgelaufen',
    linkGoneIntro:
      'Er wurde schon benutzt, durch einen neueren ersetzt oder ist zu alt. Wer Sie eingeladen hat, kann einen neuen senden; dem Inhaber einer neuen Website zeigt ihn das Programm dort, wo es gestartet wurde.',
    toSignIn: 'Zur Anmeldung',
  },
})
export type SignInTexts = Translate<KeyOf<typeof signInTexts>>

const english = createTranslate(signInTexts, { locale: 'en' })
const german = createTranslate(signInTexts, { locale: 'de' })

/** Texts in the first supported language of the browser. */
export function textsFor({ headers }: Pick<FastifyRequest, 'headers'>): SignInTexts {
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
