import type { Translations } from '#staff/client'
import { dashboardMessages } from './shell/dashboard/messages.ts'

/** Texts of the admin's frame; those of a resource are in its folder. */
export const adminMessages: Translations = {
  en: {
    dashboard: dashboardMessages.en,
    groups: { site: 'Site', shop: 'Shop', system: 'System' },
    forms: { savedAt: 'Saved %{time}', unsaved: 'Not saved yet' },
    shell: {
      site: 'To the site',
      goTo: 'Go to …',
      goToHint: 'Type where you want to go',
      nothing: 'Nothing of this name.',
      searching: 'Looking …',
      places: 'Places',
      menu: 'Main menu',
      account: 'Account',
      language: 'Language',
    },
  },
  de: {
    dashboard: dashboardMessages.de,
    groups: { site: 'Website', shop: 'Shop', system: 'System' },
    forms: { savedAt: 'Gespeichert %{time}', unsaved: 'Noch nicht gespeichert' },
    shell: {
      site: 'Zur Website',
      goTo: 'Gehe zu …',
      goToHint: 'Wohin möchten Sie?',
      nothing: 'Nichts mit diesem Namen.',
      searching: 'Wird gesucht …',
      places: 'Orte',
      menu: 'Hauptmenü',
      account: 'Konto',
      language: 'Sprache',
    },
  },
}
