import { defineTexts, mergeTexts } from '#texts'
import { fieldTexts } from '#ui/client'

const own = defineTexts({
  en: {
    signIn: 'Sign in',
    email: 'Email address',
    password: 'Password',
    forgot: 'Forgot your password?',
    otherWays: 'Other ways to sign in',
    hello: 'Hello, {name}',
    signedIn: 'You are signed in.',
    toAdmin: 'Go to the admin',
    signOut: 'Sign out',
  },
  de: {
    signIn: 'Anmelden',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    forgot: 'Passwort vergessen?',
    otherWays: 'Andere Anmeldemöglichkeiten',
    hello: 'Hallo, {name}',
    signedIn: 'Sie sind angemeldet.',
    toAdmin: 'Zur Verwaltung',
    signOut: 'Abmelden',
  },
  fr: {
    signIn: 'Se connecter',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    forgot: 'Mot de passe oublié ?',
    otherWays: 'Autres moyens de se connecter',
    hello: 'Bonjour {name}',
    signedIn: 'Vous êtes connecté.',
    toAdmin: 'Aller à l’administration',
    signOut: 'Se déconnecter',
  },
  ar: {
    signIn: 'تسجيل الدخول',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    forgot: 'هل نسيت كلمة المرور؟',
    otherWays: 'طرق أخرى لتسجيل الدخول',
    hello: 'مرحبًا {name}',
    signedIn: 'أنت مسجّل الدخول.',
    toAdmin: 'إلى لوحة الإدارة',
    signOut: 'تسجيل الخروج',
  },
})

export const texts = mergeTexts(fieldTexts, own)
