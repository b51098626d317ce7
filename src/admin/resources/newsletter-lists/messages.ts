import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: '{smart_count, plural, one {List} other {Lists}}',
    fields: {
      name: 'Name',
      description: 'Description',
      provider: 'Service',
      accountId: 'Service',
      isPublic: 'Offer to all subscribers',
      remoteId: 'List ID',
      templateId: 'Double opt-in template ID',
      confirmed: 'Subscribers',
      createdAt: 'Created',
    },
    providers: {
      site: 'This site',
      mailchimp: 'Mailchimp',
      brevo: 'Brevo',
      webhook: 'Webhook',
    },
    nameHelp: 'Subscribers see it in emails and on their preferences page.',
    descriptionHelp: 'Shown on the preferences page, such as how often you write.',
    accountHelp: 'Where subscribers are stored. Add Mailchimp, Brevo or a webhook under Services.',
    isPublicHelp: 'Subscribers of other lists can choose this one on their preferences page.',
    remoteIdHelp: {
      mailchimp: 'The audience ID, from Audience › Settings. Mailchimp asks for the confirmation.',
      brevo: 'The number of the list in Brevo.',
      webhook: 'Sent along with each sign-up. Leave empty to send the name of the list.',
    },
    templateIdHelp:
      'The number of the Brevo template that asks for confirmation. Leave empty to add contacts without asking.',
    add: 'Add list',
    empty: 'Visitors sign up to a list with the newsletter module.',
    delete: {
      title: '{smart_count, plural, one {Delete this list?} other {Delete # lists?}}',
      text: 'Subscribers are deleted with their list. This cannot be undone.',
      subscribers:
        '{smart_count, plural, =0 {No subscribers} one {# subscriber} other {# subscribers}}',
    },
  },
  de: {
    name: '{smart_count, plural, one {Liste} other {Listen}}',
    fields: {
      name: 'Name',
      description: 'Beschreibung',
      provider: 'Dienst',
      accountId: 'Dienst',
      isPublic: 'Allen Abonnenten anbieten',
      remoteId: 'Listen-ID',
      templateId: 'Vorlagen-ID für Double-Opt-in',
      confirmed: 'Abonnenten',
      createdAt: 'Angelegt',
    },
    providers: {
      site: 'Diese Website',
      mailchimp: 'Mailchimp',
      brevo: 'Brevo',
      webhook: 'Webhook',
    },
    nameHelp: 'Abonnenten sehen ihn in E-Mails und bei ihren E-Mail-Einstellungen.',
    descriptionHelp: 'Steht bei den E-Mail-Einstellungen, etwa wie oft Sie schreiben.',
    accountHelp:
      'Wo Abonnenten gespeichert werden. Mailchimp, Brevo oder einen Webhook fügen Sie unter „Dienste“ hinzu.',
    isPublicHelp: 'Abonnenten anderer Listen können diese in ihren E-Mail-Einstellungen wählen.',
    remoteIdHelp: {
      mailchimp: 'Die Audience-ID, unter Audience › Settings. Mailchimp bittet um die Bestätigung.',
      brevo: 'Die Nummer der Liste in Brevo.',
      webhook: 'Wird mit jeder Anmeldung gesendet. Leer lassen für den Namen der Liste.',
    },
    templateIdHelp:
      'Die Nummer der Brevo-Vorlage, die um Bestätigung bittet. Leer lassen, um Kontakte ohne Bestätigung hinzuzufügen.',
    add: 'Liste anlegen',
    empty: 'Mit dem Newsletter-Modul melden sich Besucher bei einer Liste an.',
    delete: {
      title: '{smart_count, plural, one {Diese Liste löschen?} other {# Listen löschen?}}',
      text: 'Abonnenten werden mit ihrer Liste gelöscht. Das lässt sich nicht rückgängig machen.',
      subscribers:
        '{smart_count, plural, =0 {Keine Abonnenten} one {# Abonnent} other {# Abonnenten}}',
    },
  },
}
