import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: '{smart_count, plural, one {Redirect} other {Redirects}}',
    fields: {
      from: 'From',
      to: 'To',
      status: 'Type',
      createdAt: 'Created',
      hits: 'Hits',
      lastHitAt: 'Last hit',
    },
    fromHelp:
      'A URL path of this site, such as /old-shop. /old-shop/* redirects everything below it.',
    toHelp:
      'A URL path of this site or a full URL of another site. End it with /* to keep the rest of the URL.',
    taken: 'There is already a redirect from this URL.',
    badTarget: 'Start with / for a page of this site, or with https://.',
    status: {
      301: 'Permanent (301)',
      302: 'Temporary (302)',
      308: 'Permanent, keeps method (308)',
    },
    add: 'Add redirect',
    empty: 'When a page moves, a redirect sends visitors from its old URL to the new one.',
  },
  de: {
    name: '{smart_count, plural, one {Weiterleitung} other {Weiterleitungen}}',
    fields: {
      from: 'Von',
      to: 'Nach',
      status: 'Typ',
      createdAt: 'Angelegt',
      hits: 'Aufrufe',
      lastHitAt: 'Letzter Aufruf',
    },
    fromHelp:
      'Ein URL-Pfad dieser Website, etwa /alter-shop. /alter-shop/* leitet alles darunter weiter.',
    toHelp:
      'Ein URL-Pfad dieser Website oder die vollständige URL einer anderen. Mit /* am Ende bleibt der Rest der URL erhalten.',
    taken: 'Für diese URL gibt es schon eine Weiterleitung.',
    badTarget: 'Beginnt mit / für eine Seite dieser Website, sonst mit https://.',
    status: {
      301: 'Dauerhaft (301)',
      302: 'Vorübergehend (302)',
      308: 'Dauerhaft, behält die Methode (308)',
    },
    add: 'Weiterleitung anlegen',
    empty:
      'Wenn eine Seite umzieht, führt eine Weiterleitung Besucher von der alten URL zur neuen.',
  },
}
