import type { Translations } from '#staff/client'
import { dashboardMessages } from './shell/dashboard/messages.ts'

/** Texts of the admin's frame; those of a resource are in its folder. */
export const adminMessages: Translations = {
  en: {
    dashboard: dashboardMessages.en,
    groups: { site: 'Site', shop: 'Shop', system: 'System' },
    forms: { savedAt: 'Saved %{time}', unsaved: 'Not saved yet' },
    notFound: { text: 'Nothing here fits these filters.' },
    notLoaded: {
      broken: 'Something broke on our side: this could not be loaded.',
      offline: 'There is no connection: this could not be loaded.',
      again: 'Try again',
    },
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
      control: 'Ctrl',
      shift: 'Shift',
      toDashboard: 'To the dashboard',
      noSuchPage: {
        title: 'There is nothing at this address',
        text: 'It may be misspelt, or what was here was moved or deleted.',
      },
      notForRole: {
        title: 'This is not part of your role',
        text: 'Whoever owns the site decides who may do what here.',
      },
      broken: {
        title: 'This screen broke',
        text: 'Something went wrong on our side. What was saved is safe.',
        again: 'Load it again',
      },
    },
  },
  de: {
    dashboard: dashboardMessages.de,
    groups: { site: 'Website', shop: 'Shop', system: 'System' },
    forms: { savedAt: 'Gespeichert %{time}', unsaved: 'Noch nicht gespeichert' },
    notFound: { text: 'Zu diesen Filtern passt hier nichts.' },
    notLoaded: {
      broken: 'Bei uns ist etwas schiefgegangen: das ließ sich nicht laden.',
      offline: 'Es besteht keine Verbindung: das ließ sich nicht laden.',
      again: 'Noch einmal versuchen',
    },
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
      control: 'Strg',
      shift: 'Umschalt',
      toDashboard: 'Zur Übersicht',
      noSuchPage: {
        title: 'Unter dieser Adresse gibt es nichts',
        text: 'Vielleicht ist sie falsch geschrieben, oder was hier war, wurde verschoben oder gelöscht.',
      },
      notForRole: {
        title: 'Das gehört nicht zu Ihrer Rolle',
        text: 'Wem die Website gehört, entscheidet, wer hier was darf.',
      },
      broken: {
        title: 'Diese Ansicht ist abgestürzt',
        text: 'Bei uns ist etwas schiefgegangen. Was gespeichert war, ist sicher.',
        again: 'Neu laden',
      },
    },
  },
}
