import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: '{smart_count, plural, one {Category or tag} other {Categories & tags}}',
    fields: {
      name: 'Name',
      kind: 'Used for',
      taxonomy: 'Type',
      parentId: 'Parent category',
      slug: 'Slug',
      description: 'Description',
      position: 'Sort order',
      pages: 'Pages',
    },
    kinds: { post: 'Posts', project: 'Projects' },
    taxonomies: { category: 'Category', tag: 'Tag', series: 'Series' },
    top: 'None',
    slugHelp: 'Leave empty to generate it from the name.',
    descriptionHelp: 'Shown above the list of its pages, and to search engines.',
    positionHelp: 'Lower numbers come first; equal numbers are sorted by name.',
    taken: 'Another one has this name.',
    delete: {
      title: '{smart_count, plural, one {Delete this entry?} other {Delete # entries?}}',
      text: 'Posts and projects stay on the site. This cannot be undone.',
      pages:
        '{smart_count, plural, one {It will be removed from # page.} other {It will be removed from # pages.}}',
      below:
        '{smart_count, plural, one {# subcategory moves up one level.} other {# subcategories move up one level.}}',
    },
    add: 'Add category or tag',
    empty:
      'Categories and tags group your posts and projects. Visitors filter a portfolio by them.',
  },
  de: {
    name: '{smart_count, plural, one {Kategorie oder Schlagwort} other {Kategorien und Schlagwörter}}',
    fields: {
      name: 'Name',
      kind: 'Verwendet für',
      taxonomy: 'Typ',
      parentId: 'Übergeordnete Kategorie',
      slug: 'Slug',
      description: 'Beschreibung',
      position: 'Sortierung',
      pages: 'Seiten',
    },
    kinds: { post: 'Beiträge', project: 'Projekte' },
    taxonomies: { category: 'Kategorie', tag: 'Schlagwort', series: 'Reihe' },
    top: 'Keine',
    slugHelp: 'Leer lassen, um ihn aus dem Namen zu erzeugen.',
    descriptionHelp: 'Steht über der Liste der Seiten und in Suchmaschinen.',
    positionHelp: 'Kleinere Zahlen kommen zuerst; gleiche werden nach dem Namen sortiert.',
    taken: 'Dieser Name ist schon vergeben.',
    delete: {
      title: '{smart_count, plural, one {Diesen Eintrag löschen?} other {# Einträge löschen?}}',
      text: 'Beiträge und Projekte bleiben auf der Website. Das lässt sich nicht rückgängig machen.',
      pages:
        '{smart_count, plural, one {Er wird von # Seite entfernt.} other {Er wird von # Seiten entfernt.}}',
      below:
        '{smart_count, plural, one {# Unterkategorie rückt eine Ebene auf.} other {# Unterkategorien rücken eine Ebene auf.}}',
    },
    add: 'Kategorie oder Schlagwort anlegen',
    empty:
      'Kategorien und Schlagwörter gruppieren Ihre Beiträge und Projekte. Besucher filtern ein Portfolio danach.',
  },
}
