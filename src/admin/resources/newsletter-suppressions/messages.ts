import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: '{smart_count, plural, one {Suppressed address} other {Suppression list}}',
    fields: { email: 'Email address', reason: 'Reason', createdAt: 'Added' },
    reasons: {
      staff: 'Added by staff',
      complaint: 'Complaint',
      bounce: 'Bounced',
      erased: 'Data erased',
    },
    erased: 'Address no longer stored',
    noAddress: 'Please enter one email address.',
    remove: 'Remove from list',
    add: 'Add address',
    empty: 'Addresses on this list get no newsletter, whatever list or import they are on.',
  },
  de: {
    name: '{smart_count, plural, one {Gesperrte Adresse} other {Sperrliste}}',
    fields: { email: 'E-Mail-Adresse', reason: 'Grund', createdAt: 'Hinzugefügt' },
    reasons: {
      staff: 'Vom Team hinzugefügt',
      complaint: 'Beschwerde',
      bounce: 'Unzustellbar',
      erased: 'Daten gelöscht',
    },
    erased: 'Adresse nicht mehr gespeichert',
    noAddress: 'Bitte geben Sie genau eine E-Mail-Adresse ein.',
    remove: 'Von der Liste entfernen',
    add: 'Adresse hinzufügen',
    empty:
      'Adressen auf dieser Liste erhalten keinen Newsletter, gleich auf welcher Liste oder in welchem Import sie stehen.',
  },
}
