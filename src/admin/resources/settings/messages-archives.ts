/** Texts of the tabs "Archives" and "Comments". */
export const archives = {
  en: {
    fields: {
      paths: {
        posts: 'URL of posts',
        projects: 'URL of projects',
        category: 'Category',
        tag: 'Tag',
        author: 'Author',
        series: 'Series',
      },
      comments: {
        onPosts: 'Comments on posts',
        moderation: 'Approval',
        closeAfterDays: 'Close comments after (days)',
        depth: 'Reply depth',
        perPage: 'Comments per page',
        order: 'Order',
        notifyStaff: 'Email about new comments',
        notifyTo: 'Send to',
        notifyAuthors: 'Let visitors ask for an email when somebody replies',
      },
    },
    comments: {
      moderation: {
        all: 'Every comment waits for approval',
        first: 'First comment of an email address waits for approval',
        none: 'Comments appear at once',
      },
      order: { oldest: 'Oldest first', newest: 'Newest first' },
    },
    pathsHelp: {
      posts:
        'Lists of posts begin with it, such as /blog/category/news and /blog/2026/11. A page of your own at this URL is shown instead of the list of all posts. Leave empty for no archives.',
      projects: 'The same for projects.',
      category: 'The word in the URL: /blog/category/news.',
      author: 'Authors with a profile have a page with all their posts.',
    },
    commentsHelp: {
      onPosts: 'Each post can differ in its settings. Pages have comments where the module stands.',
      moderation:
        'Comments with more than two links always wait, unless comments appear at once. After 30 comments within an hour, those of new authors wait in any case.',
      closeAfterDays: 'Counted from the publication date. Leave empty to keep comments open.',
      depth: 'Deeper replies are shown on the last level.',
      perPage: 'A thread is a comment with its replies.',
      notifyStaff: 'After ten comments within an hour, one email is about all further ones.',
      notifyTo: 'Leave empty to use the email address of the site.',
      notifyAuthors: 'Each of these emails has a link that ends them.',
    },
  },
  de: {
    fields: {
      paths: {
        posts: 'URL der Beiträge',
        projects: 'URL der Projekte',
        category: 'Kategorie',
        tag: 'Schlagwort',
        author: 'Autor',
        series: 'Reihe',
      },
      comments: {
        onPosts: 'Kommentare zu Beiträgen',
        moderation: 'Freigabe',
        closeAfterDays: 'Kommentare schließen nach (Tagen)',
        depth: 'Ebenen von Antworten',
        perPage: 'Kommentare (Threads) pro Seite',
        order: 'Reihenfolge',
        notifyStaff: 'E-Mail bei neuen Kommentaren',
        notifyTo: 'Senden an',
        notifyAuthors: 'Besucher können sich über Antworten per E-Mail benachrichtigen lassen',
      },
    },
    comments: {
      moderation: {
        all: 'Jeder Kommentar wartet auf Freigabe',
        first: 'Der erste Kommentar einer E-Mail-Adresse wartet auf Freigabe',
        none: 'Kommentare erscheinen sofort',
      },
      order: { oldest: 'Älteste zuerst', newest: 'Neueste zuerst' },
    },
    pathsHelp: {
      posts:
        'Damit beginnen Listen von Beiträgen, zum Beispiel /blog/category/news und /blog/2026/11. Eine eigene Seite unter dieser URL erscheint anstelle der Liste aller Beiträge. Leer lassen für keine Archive.',
      projects: 'Dasselbe für Projekte.',
      category: 'Das Wort in der URL: /blog/category/news.',
      author: 'Wer ein Autorenprofil hat, bekommt eine Seite mit allen eigenen Beiträgen.',
    },
    commentsHelp: {
      onPosts:
        'Jeder Beitrag kann das in seinen Einstellungen anders regeln. Seiten haben Kommentare, wo das Modul steht.',
      moderation:
        'Kommentare mit mehr als zwei Links warten immer, außer wenn Kommentare sofort erscheinen. Nach 30 Kommentaren innerhalb einer Stunde warten die von neuen Verfassern in jedem Fall.',
      closeAfterDays: 'Gezählt ab der Veröffentlichung. Leer lassen, um sie offen zu halten.',
      depth: 'Tiefere Antworten stehen auf der letzten Ebene.',
      perPage: 'Ein Thread ist ein Kommentar mit seinen Antworten.',
      notifyStaff:
        'Nach zehn Kommentaren innerhalb einer Stunde geht es in einer E-Mail um alle weiteren.',
      notifyTo: 'Leer lassen für die E-Mail-Adresse der Website.',
      notifyAuthors: 'Jede dieser E-Mails hat einen Link, der sie beendet.',
    },
  },
}
