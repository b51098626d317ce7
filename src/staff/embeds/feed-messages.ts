import type { Translations } from '../locale.ts'

/** Texts below a feed's URL field. */
export const feedMessages: Translations = {
  en: {
    asking: 'Reading the feed …',
    read: '“{title}” was read: {count, plural, =0 {no entries} one {# entry} other {# entries}}.',
    untitled:
      'The feed was read: {count, plural, =0 {no entries} one {# entry} other {# entries}}.',
    again: 'Read again',
  },
  de: {
    asking: 'Der Feed wird gelesen …',
    read: '„{title}“ wurde gelesen: {count, plural, =0 {keine Einträge} one {# Eintrag} other {# Einträge}}.',
    untitled:
      'Der Feed wurde gelesen: {count, plural, =0 {keine Einträge} one {# Eintrag} other {# Einträge}}.',
    again: 'Erneut lesen',
  },
}

/** Reasons why a feed cannot be read. */
export const feedErrors: Translations = {
  en: {
    'feed-no-address': 'This is not an address. It begins with https:// or http://.',
    'feed-of-this-site': 'This is a feed of this site. The module “Post list” shows its posts.',
    'feed-not-found': 'There is no feed at this address, or it is private. Check the address.',
    'feed-busy':
      'The feed’s server receives too many requests at present. It is asked again in a few minutes.',
    'feed-failed': 'The feed’s server answered with an error. It is asked again in a few minutes.',
    'feed-unreachable':
      'The feed’s server cannot be reached. Check the address; it is asked again in a few minutes.',
    'feed-too-slow':
      'The feed’s server did not answer within 10 seconds. It is asked again in a few minutes.',
    'feed-private': 'This address leads into a private network, where this server asks nobody.',
    'feed-too-large': 'The feed is larger than 4 MB. Its site may offer a shorter one.',
    'feed-not-a-feed':
      'This is no RSS, Atom or JSON feed, and no page that names one. Look for its address on that site: it often ends in /feed or .xml.',
  },
  de: {
    'feed-no-address': 'Das ist keine Adresse. Sie beginnt mit https:// oder http://.',
    'feed-of-this-site':
      'Das ist ein Feed dieser Website. Das Modul „Beitragsliste“ zeigt ihre Beiträge.',
    'feed-not-found':
      'Unter dieser Adresse gibt es keinen Feed, oder er ist privat. Prüfen Sie die Adresse.',
    'feed-busy':
      'Der Server des Feeds bekommt derzeit zu viele Anfragen. Er wird in einigen Minuten erneut gefragt.',
    'feed-failed':
      'Der Server des Feeds hat mit einem Fehler geantwortet. Er wird in einigen Minuten erneut gefragt.',
    'feed-unreachable':
      'Der Server des Feeds ist nicht erreichbar. Prüfen Sie die Adresse; er wird in einigen Minuten erneut gefragt.',
    'feed-too-slow':
      'Der Server des Feeds hat nicht innerhalb von 10 Sekunden geantwortet. Er wird in einigen Minuten erneut gefragt.',
    'feed-private':
      'Diese Adresse führt in ein privates Netz, in dem dieser Server niemanden fragt.',
    'feed-too-large':
      'Der Feed ist größer als 4 MB. Vielleicht bietet seine Website einen kürzeren an.',
    'feed-not-a-feed':
      'Das ist kein RSS-, Atom- oder JSON-Feed und keine Seite, die einen nennt. Suchen Sie seine Adresse auf jener Website: Oft endet sie auf /feed oder .xml.',
  },
}
