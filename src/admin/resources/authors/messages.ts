import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: '{smart_count, plural, one {Author} other {Authors}}',
    fields: {
      name: 'Name',
      slug: 'Slug',
      role: 'Role',
      bio: 'Biography',
      portrait: 'Portrait',
      links: 'Links',
    },
    nameHelp: 'As it stands in posts. A new name is taken over by them.',
    slugHelp: 'In the address of the author’s posts. Leave empty to generate it from the name.',
    roleHelp: 'Such as “Editor”.',
    linkLabel: 'Text',
    linkUrl: 'URL',
    taken: 'Another author has this name.',
    delete: {
      title: '{smart_count, plural, one {Delete this author?} other {Delete # authors?}}',
      text: 'This cannot be undone.',
      posts: 'Posts keep the name “{name}”.',
    },
    add: 'Add author',
    empty: 'An author’s portrait, biography and links are shown by the module “Author box”.',
  },
  de: {
    name: '{smart_count, plural, one {Autorenprofil} other {Autorenprofile}}',
    fields: {
      name: 'Name',
      slug: 'Slug',
      role: 'Rolle',
      bio: 'Biografie',
      portrait: 'Porträt',
      links: 'Links',
    },
    nameHelp: 'Name in Beiträgen. Änderungen gelten auch für bestehende Beiträge.',
    slugHelp:
      'In der Adresse der Beiträge dieser Person. Leer lassen, um ihn aus dem Namen zu erzeugen.',
    roleHelp: 'Zum Beispiel „Redaktion“.',
    linkLabel: 'Text',
    linkUrl: 'URL',
    taken: 'Ein anderes Profil hat diesen Namen.',
    delete: {
      title: '{smart_count, plural, one {Dieses Profil löschen?} other {# Profile löschen?}}',
      text: 'Das lässt sich nicht rückgängig machen.',
      posts: 'Beiträge behalten den Namen „{name}“.',
    },
    add: 'Autorenprofil anlegen',
    empty: 'Porträt, Biografie und Links zeigt das Modul „Autorenbox“.',
  },
}
