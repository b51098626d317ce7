import { MIN_PASSWORD_LENGTH } from '#auth'
import type { Words } from './words.ts'

export const german: Words = {
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
  signedOut: 'Sie sind abgemeldet.',
  oldLink:
    'Dieser Link ist abgelaufen oder wurde bereits benutzt. Bitte fordern Sie einen neuen an.',
  linkSent: email =>
    `Wenn zu ${email} ein Konto gehört, ist ein Link unterwegs. Er gilt einmal, eine Stunde lang.`,
  welcome: 'Willkommen',
  choosePassword: email => `Wählen Sie ein Passwort für ${email}.`,
  yours: 'Legen Sie das Inhaberkonto an.',
  begin: 'Konto anlegen',
  emailTaken: 'Ein Konto mit dieser E-Mail-Adresse gibt es bereits.',
  enterName: 'Geben Sie Ihren Namen ein.',
  enterEmail: 'Geben Sie eine E-Mail-Adresse ein, etwa name@example.com.',
  linkGone: 'Dieser Link ist abgelaufen',
  linkGoneIntro:
    'Er wurde schon benutzt, durch einen neueren ersetzt oder ist zu alt. Wer Sie eingeladen hat, kann einen neuen senden; dem Inhaber einer neuen Website zeigt ihn das Programm dort, wo es gestartet wurde.',
  toSignIn: 'Zur Anmeldung',
}
