import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: 'Redirect |||| Redirects',
    fields: { from: 'From', to: 'To', status: 'Kind', createdAt: 'Since' },
    fromHelp: 'An address of this site, such as /old-shop.',
    toHelp: 'An address of this site or of another.',
    taken: 'Another redirect leads away from this address.',
    badTarget: 'Begins with / for an address of this site, else with https://.',
    status: { 301: 'Moved for good', 302: 'For the time being', 308: 'For good, forms too' },
    empty: 'When a page moves, a redirect brings visitors from its old address to the new one.',
  },
  de: {
    name: 'Weiterleitung |||| Weiterleitungen',
    fields: { from: 'Von', to: 'Nach', status: 'Art', createdAt: 'Seit' },
    fromHelp: 'Eine Adresse dieser Website, etwa /alter-shop.',
    toHelp: 'Eine Adresse dieser oder einer anderen Website.',
    taken: 'Von dieser Adresse führt schon eine Weiterleitung weg.',
    badTarget: 'Beginnt mit / für eine Adresse dieser Website, sonst mit https://.',
    status: { 301: 'Endgültig umgezogen', 302: 'Vorläufig', 308: 'Endgültig, auch Formulare' },
    empty:
      'Wenn eine Seite umzieht, bringt eine Weiterleitung Besucher von der alten Adresse zur neuen.',
  },
}
