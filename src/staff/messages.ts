import type { Translations } from './locale.ts'
import { mediaErrors, mediaMessages } from './media/messages.ts'

/** Words that the admin and the builder share. */
export const staffMessages: Translations = {
  en: {
    errors: {
      offline: 'There is no connection. What you entered is still here.',
      broken: 'Something broke on our side. What you entered is still here: please try again.',
      refused: 'This was refused. Nothing was changed.',
      'too-many': 'Too many requests at once. Wait a minute, then try again.',
      'signed-out': 'You are signed out.',
      forbidden: 'Your role may not do this.',
      'not-found': 'This no longer exists: it may have been deleted.',
      invalid: 'Some values are not accepted.',
      conflict: 'Somebody else saved in the meantime.',
      taken: 'There is one of this name already.',
      'bad-path': 'This address cannot be used. It starts with / and has no spaces or dots.',
      newer: 'A newer version wrote this page. Saving here would lose what it added.',
      'in-trash': 'This page is in the trash. Put it back first.',
      circle: 'This would lead round in a circle.',
      ...mediaErrors.en,
    },
    media: mediaMessages.en,
    signInAgain: {
      title: 'Sign in again',
      text: 'Your session has ended. Everything on this page is kept.',
      email: 'E-mail address',
      password: 'Password',
      code: 'Code from your authenticator, or a recovery code',
      action: 'Sign in',
      wrong: 'The e-mail address or the password is not right.',
      wrongCode: 'This code is not right.',
    },
  },
  de: {
    errors: {
      offline: 'Es besteht keine Verbindung. Ihre Eingaben sind noch da.',
      broken:
        'Bei uns ist etwas schiefgegangen. Ihre Eingaben sind noch da: bitte noch einmal versuchen.',
      refused: 'Das wurde abgelehnt. Nichts wurde geändert.',
      'too-many': 'Zu viele Anfragen auf einmal. Bitte in einer Minute noch einmal versuchen.',
      'signed-out': 'Sie sind abgemeldet.',
      forbidden: 'Ihre Rolle darf das nicht.',
      'not-found': 'Das gibt es nicht mehr: vielleicht wurde es gelöscht.',
      invalid: 'Einige Werte werden nicht angenommen.',
      conflict: 'Inzwischen hat jemand anderes gespeichert.',
      taken: 'Etwas mit diesem Namen gibt es schon.',
      'bad-path':
        'Diese Adresse ist nicht möglich. Sie beginnt mit / und hat weder Leerzeichen noch Punkte.',
      newer:
        'Eine neuere Version hat diese Seite geschrieben. Speichern würde verlieren, was sie ergänzt hat.',
      'in-trash': 'Diese Seite liegt im Papierkorb. Holen Sie sie zuerst zurück.',
      circle: 'Das würde im Kreis führen.',
      ...mediaErrors.de,
    },
    media: mediaMessages.de,
    signInAgain: {
      title: 'Bitte neu anmelden',
      text: 'Ihre Sitzung ist abgelaufen. Alles auf dieser Seite bleibt erhalten.',
      email: 'E-Mail-Adresse',
      password: 'Passwort',
      code: 'Code aus Ihrer Authenticator-App oder ein Wiederherstellungscode',
      action: 'Anmelden',
      wrong: 'E-Mail-Adresse oder Passwort stimmen nicht.',
      wrongCode: 'Dieser Code stimmt nicht.',
    },
  },
}
