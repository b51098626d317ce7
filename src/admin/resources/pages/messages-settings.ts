/** Texts of the settings of a page. */
export const settings = {
  en: {
    kindHelp: 'Posts and projects appear in lists. Templates are layouts applied to other pages.',
    legal: {
      label: 'Start from',
      help: 'Legal pages have the usual parts with blanks to fill in. They are no legal advice: let somebody check them.',
      empty: 'An empty page',
      privacy: 'Privacy policy',
      terms: 'Terms and conditions',
      'legal-notice': 'Legal notice',
      accessibility: 'Accessibility statement',
      withdrawal: 'Right of withdrawal',
    },
    pathHelp: 'Starts with /, such as /about or /blog/spring.',
    descriptionHelp: 'For search engines and link previews, a sentence or two.',
    authorHelp: 'The name of a profile under Authors, or any other name.',
    taken: 'Another page already uses this URL.',
    moveBelow:
      '{smart_count, plural, one {Move its child page too} other {Move its # child pages too}}',
    moveBelowHelp: 'Their URLs start with the URL of this page.',
    redirect: 'Create a redirect from the old URL',
    redirectHelp: 'Links and bookmarks to the old URL keep working.',
    seriesHelp: 'Posts that belong together. A new name makes a new series.',
    partHelp: 'Leave empty for the order of publication.',
    categoriesHelp: 'Add new ones under “Categories & tags”.',
    publishedAtHelp: 'Lists show the newest first.',
    searchPreview: {
      name: 'Search result preview',
      hidden: 'Search engines do not show this page (noindex).',
      chosen: 'Search engines choose a part of the page.',
      title: {
        short: 'The title is short ({smart_count} characters): say what the page is about.',
        good: 'The title has a good length.',
        long: 'The title is long ({smart_count} characters): its end may be cut off after about 60.',
      },
      description: {
        none: 'There is no description: write a sentence or two about the page.',
        short: 'The description is short ({smart_count} characters): there is room for about 150.',
        good: 'The description has a good length.',
        long: 'The description is long ({smart_count} characters): its end may be cut off after about 160.',
      },
    },
    comments: { on: 'On', off: 'Off' },
    commentsHelp:
      'Shown where the comments module stands. Leave empty to follow the settings of the site.',
  },
  de: {
    kindHelp:
      'Beiträge und Projekte erscheinen in Listen. Vorlagen bestimmen das Layout anderer Seiten.',
    legal: {
      label: 'Beginnen mit',
      help: 'Rechtliche Seiten haben die üblichen Teile mit Lücken zum Ausfüllen. Sie sind keine Rechtsberatung: Lassen Sie sie prüfen.',
      empty: 'Einer leeren Seite',
      privacy: 'Datenschutzerklärung',
      terms: 'Allgemeine Geschäftsbedingungen',
      'legal-notice': 'Impressum',
      accessibility: 'Erklärung zur Barrierefreiheit',
      withdrawal: 'Widerrufsrecht',
    },
    pathHelp: 'Beginnt mit /, etwa /ueber-uns oder /blog/fruehling.',
    descriptionHelp: 'Für Suchmaschinen und Linkvorschauen, ein bis zwei Sätze.',
    authorHelp: 'Der Name eines Profils unter Autorenprofile oder ein anderer Name.',
    taken: 'Eine andere Seite verwendet diese URL bereits.',
    moveBelow:
      '{smart_count, plural, one {Unterseite mit verschieben} other {# Unterseiten mit verschieben}}',
    moveBelowHelp: 'Ihre URLs beginnen mit der dieser Seite.',
    redirect: 'Weiterleitung von der alten URL anlegen',
    redirectHelp: 'Links und Lesezeichen auf die alte URL funktionieren weiter.',
    seriesHelp: 'Beiträge, die zusammengehören. Ein neuer Name legt eine neue Reihe an.',
    partHelp: 'Leer lassen für die Reihenfolge der Veröffentlichung.',
    categoriesHelp: 'Neue legen Sie unter „Kategorien und Schlagwörter“ an.',
    publishedAtHelp: 'Listen zeigen das Neueste zuerst.',
    searchPreview: {
      name: 'Vorschau des Suchergebnisses',
      hidden: 'Suchmaschinen zeigen diese Seite nicht (noindex).',
      chosen: 'Suchmaschinen wählen einen Ausschnitt der Seite.',
      title: {
        short:
          'Der Titel ist kurz ({smart_count} Zeichen): Sagen Sie, worum es auf der Seite geht.',
        good: 'Der Titel hat eine gute Länge.',
        long: 'Der Titel ist lang ({smart_count} Zeichen): Nach etwa 60 wird er womöglich abgeschnitten.',
      },
      description: {
        none: 'Es gibt keine Beschreibung: Schreiben Sie ein, zwei Sätze über die Seite.',
        short: 'Die Beschreibung ist kurz ({smart_count} Zeichen): Platz ist für etwa 150.',
        good: 'Die Beschreibung hat eine gute Länge.',
        long: 'Die Beschreibung ist lang ({smart_count} Zeichen): Nach etwa 160 wird sie womöglich abgeschnitten.',
      },
    },
    comments: { on: 'Ein', off: 'Aus' },
    commentsHelp:
      'Sichtbar, wo das Modul Kommentare steht. Leer lassen, um den Einstellungen der Website zu folgen.',
  },
}
