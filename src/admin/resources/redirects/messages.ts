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
    import: {
      button: 'Import',
      title: 'Import redirects',
      what: 'A CSV file with the columns “From” and “To”, and “Status” if you like. Exports of the WordPress plugin Redirection and of Shopify work as they are.',
      choose: 'Choose CSV file',
      check: 'Check file',
      run: '{smart_count, plural, one {Import # redirect} other {Import # redirects}}',
      done: '{smart_count, plural, one {# redirect imported} other {# redirects imported}}',
      added:
        '{smart_count, plural, one {# new or changed redirect} other {# new or changed redirects}}',
      unchanged:
        '{smart_count, plural, one {# redirect exists already} other {# redirects exist already}}',
      invalid: '{smart_count, plural, one {# row is} other {# rows are}} left out',
      problem: {
        'bad-path': 'Row {row}: {from} cannot be redirected there',
        circle: 'Row {row}: {from} would lead back to itself',
        disabled: 'Row {row}: {from} is switched off',
        page: 'Row {row}: there is a page at {from}',
        pattern: 'Row {row}: {from} is a pattern',
        query: 'Row {row}: what follows the path in {from} is not looked at',
      },
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
    import: {
      button: 'Importieren',
      title: 'Weiterleitungen importieren',
      what: 'Eine CSV-Datei mit den Spalten „Von“ und „Nach“, auf Wunsch auch „Status“. Exporte des WordPress-Plugins Redirection und von Shopify funktionieren unverändert.',
      choose: 'CSV-Datei wählen',
      check: 'Datei prüfen',
      run: '{smart_count, plural, one {# Weiterleitung importieren} other {# Weiterleitungen importieren}}',
      done: '{smart_count, plural, one {# Weiterleitung importiert} other {# Weiterleitungen importiert}}',
      added:
        '{smart_count, plural, one {# neue oder geänderte Weiterleitung} other {# neue oder geänderte Weiterleitungen}}',
      unchanged:
        '{smart_count, plural, one {# Weiterleitung gibt es schon} other {# Weiterleitungen gibt es schon}}',
      invalid: '{smart_count, plural, one {# Zeile wird} other {# Zeilen werden}} ausgelassen',
      problem: {
        'bad-path': 'Zeile {row}: {from} kann nicht dorthin weitergeleitet werden',
        circle: 'Zeile {row}: {from} würde zu sich selbst zurückführen',
        disabled: 'Zeile {row}: {from} ist ausgeschaltet',
        page: 'Zeile {row}: Unter {from} gibt es eine Seite',
        pattern: 'Zeile {row}: {from} ist ein Muster',
        query: 'Zeile {row}: Was in {from} auf den Pfad folgt, wird nicht beachtet',
      },
    },
    add: 'Weiterleitung anlegen',
    empty:
      'Wenn eine Seite umzieht, führt eine Weiterleitung Besucher von der alten URL zur neuen.',
  },
}
