import type { Locale, Messages, Translations } from '#staff/client'
import { archives } from './messages-archives.ts'
import { checkout } from './messages-checkout.ts'
import { forms } from './messages-forms.ts'
import { general } from './messages-general.ts'
import { invoices } from './messages-invoices.ts'
import { mail } from './messages-mail.ts'
import { payments } from './messages-payments.ts'
import { privacy } from './messages-privacy.ts'
import { searchEngines } from './messages-search-engines.ts'
import { shipping } from './messages-shipping.ts'
import { shop } from './messages-shop.ts'
import { tax } from './messages-tax.ts'
import { theme } from './messages-theme.ts'

const tabs: readonly Translations[] = [
  general,
  theme,
  shop,
  checkout,
  payments,
  shipping,
  tax,
  invoices,
  mail,
  forms,
  archives,
  privacy,
  searchEngines,
]

const shared: Translations = {
  en: {
    name: '{smart_count, plural, one {Settings} other {Settings}}',
    tabs: {
      general: 'Site',
      'search-engines': 'Search engines',
      theme: 'Theme',
      shop: 'Shop',
      checkout: 'Checkout',
      payments: 'Payments',
      shipping: 'Shipping',
      tax: 'Tax',
      invoices: 'Invoices',
      email: 'Email',
      forms: 'Forms',
      archives: 'Archives',
      comments: 'Comments',
      privacy: 'Privacy',
    },
    fields: {
      messages: {
        fillIn: 'Above the list of empty required fields',
        fix: 'Above the list of errors',
        contactError: 'Sending failed',
        invalidEmail: 'Invalid email address',
        wrongCaptcha: 'Wrong CAPTCHA answer',
        checkboxLabel: 'Label of checkboxes without a label',
        captchaLabel: 'CAPTCHA label',
        success: 'Success message',
        subscriptionFailed: 'Newsletter subscription failed',
      },
      botProvider: { name: 'Third-party bot check', siteKey: 'Site key' },
      botProviderSecret: 'Secret key',
    },
  },
  de: {
    name: '{smart_count, plural, one {Einstellungen} other {Einstellungen}}',
    tabs: {
      general: 'Website',
      'search-engines': 'Suchmaschinen',
      theme: 'Design',
      shop: 'Shop',
      checkout: 'Kasse',
      payments: 'Zahlungen',
      shipping: 'Versand',
      tax: 'Steuern',
      invoices: 'Rechnungen',
      email: 'E-Mail',
      forms: 'Formulare',
      archives: 'Archive',
      comments: 'Kommentare',
      privacy: 'Datenschutz',
    },
    fields: {
      messages: {
        fillIn: 'Über der Liste leerer Pflichtfelder',
        fix: 'Über der Liste der Fehler',
        contactError: 'Senden fehlgeschlagen',
        invalidEmail: 'Ungültige E-Mail-Adresse',
        wrongCaptcha: 'Falsche CAPTCHA-Antwort',
        checkboxLabel: 'Beschriftung von Kästchen ohne Beschriftung',
        captchaLabel: 'Beschriftung des CAPTCHA',
        success: 'Erfolgsmeldung',
        subscriptionFailed: 'Newsletter-Anmeldung fehlgeschlagen',
      },
      botProvider: { name: 'Bot-Prüfung eines Drittanbieters', siteKey: 'Websiteschlüssel' },
      botProviderSecret: 'Geheimer Schlüssel',
    },
  },
}

/** Joins the texts of all tabs, and their field labels under `fields`. */
function join(locale: Locale): Messages {
  const parts = [shared, ...tabs].map(part => part[locale])
  const fields = Object.assign({}, ...parts.map(part => part.fields))
  // Both tabs name payment methods.
  const methods = Object.assign({}, ...parts.map(part => part.payments))
  return Object.assign({}, ...parts, { fields, payments: methods })
}

export const messages: Translations = { en: join('en'), de: join('de') }
