import type { Translations } from '#staff/client'
import { csvMessages } from './forms/csv-messages.ts'
import { dashboardMessages } from './shell/dashboard/messages.ts'

/** Texts of the admin's frame; resources have their own. */
export const adminMessages: Translations = {
  en: {
    dashboard: dashboardMessages.en,
    csv: csvMessages.en,
    /** Texts with the noun of a resource. */
    named: {
      page: { create: 'Create ONE' },
      notifications: {
        created: 'ONE created',
        updated: '{smart_count, plural, one {ONE saved} other {# MANY saved}}',
        deleted: '{smart_count, plural, one {ONE deleted} other {# MANY deleted}}',
      },
    },
    groups: { site: 'Site', newsletter: 'Newsletter', shop: 'Shop', system: 'System' },
    forms: {
      savedAt: 'Saved {time}',
      unsaved: 'Not saved yet',
      leave: 'There are unsaved changes. Discard them?',
      invalid:
        '{smart_count, plural, one {Not saved. Check this field: {fields}} other {Not saved. Check these fields: {fields}}}',
    },
    notFound: { text: 'No results match your filters.' },
    notLoaded: {
      broken: 'Something went wrong on our side: this could not be loaded.',
      offline: 'No connection: this could not be loaded.',
      again: 'Try again',
    },
    shell: {
      site: 'View site',
      testPayments: 'Test payments',
      commandPalette: 'Search or jump to…',
      commandPaletteHint: 'Search pages, products, orders…',
      nothing: 'No results',
      searching: 'Searching…',
      places: 'Navigation',
      functions: 'Settings and functions',
      posts: 'Posts',
      menu: 'Main menu',
      waiting: 'waiting',
      account: 'Account',
      language: 'Language',
      control: 'Ctrl',
      shift: 'Shift',
      toDashboard: 'Go to dashboard',
      noSuchPage: {
        title: 'Page not found',
        text: 'The URL may be misspelled, or the page was moved or deleted.',
      },
      notForRole: {
        title: 'You don’t have access to this page',
        text: 'Ask the site owner for access.',
      },
      broken: {
        title: 'Something went wrong',
        text: 'This page could not be displayed. Everything you saved is safe.',
        again: 'Reload',
      },
    },
  },
  de: {
    dashboard: dashboardMessages.de,
    csv: csvMessages.de,
    /** Texts with the noun of a resource. */
    named: {
      page: { create: 'ONE anlegen' },
      notifications: {
        created: 'ONE angelegt',
        updated: '{smart_count, plural, one {ONE gespeichert} other {# MANY gespeichert}}',
        deleted: '{smart_count, plural, one {ONE gelöscht} other {# MANY gelöscht}}',
      },
    },
    groups: { site: 'Website', newsletter: 'Newsletter', shop: 'Shop', system: 'System' },
    forms: {
      savedAt: 'Gespeichert {time}',
      unsaved: 'Noch nicht gespeichert',
      leave: 'Es gibt nicht gespeicherte Änderungen. Verwerfen?',
      invalid:
        '{smart_count, plural, one {Nicht gespeichert. Bitte prüfen Sie dieses Feld: {fields}} other {Nicht gespeichert. Bitte prüfen Sie diese Felder: {fields}}}',
    },
    notFound: { text: 'Keine Treffer für diese Filter.' },
    notLoaded: {
      broken: 'Bei uns ist etwas schiefgegangen: das ließ sich nicht laden.',
      offline: 'Es besteht keine Verbindung: das ließ sich nicht laden.',
      again: 'Noch einmal versuchen',
    },
    shell: {
      site: 'Zur Website',
      testPayments: 'Testzahlungen',
      commandPalette: 'Suchen oder springen …',
      commandPaletteHint: 'Seiten, Produkte, Bestellungen suchen …',
      nothing: 'Keine Treffer',
      searching: 'Wird gesucht …',
      places: 'Bereiche',
      functions: 'Einstellungen und Funktionen',
      posts: 'Beiträge',
      menu: 'Hauptmenü',
      waiting: 'offen',
      account: 'Konto',
      language: 'Sprache',
      control: 'Strg',
      shift: 'Umschalt',
      toDashboard: 'Zur Übersicht',
      noSuchPage: {
        title: 'Seite nicht gefunden',
        text: 'Vielleicht ist die URL falsch geschrieben, oder die Seite wurde verschoben oder gelöscht.',
      },
      notForRole: {
        title: 'Kein Zugriff',
        text: 'Sie haben keinen Zugriff auf diese Seite. Wenden Sie sich an den Inhaber der Website.',
      },
      broken: {
        title: 'Es ist ein Fehler aufgetreten',
        text: 'Diese Seite konnte nicht angezeigt werden. Alles Gespeicherte ist sicher.',
        again: 'Neu laden',
      },
    },
  },
}
