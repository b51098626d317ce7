/** Bars, panels, keys and messages of the builder. */
export const shell: Record<string, string> = {
  // Page
  'Opening the page …': 'Die Seite wird geöffnet …',
  'Back to pages': 'Zurück zu den Seiten',
  'Back to templates': 'Zurück zu den Vorlagen',
  'Back to newsletter': 'Zurück zum Newsletter',
  Done: 'Fertig',
  'Preview with': 'Vorschau mit',
  'Header template': 'Vorlage der Kopfzeile',
  'Body template': 'Vorlage des Inhalts',
  'Footer template': 'Vorlage der Fußzeile',
  'Edit the template “{name}”': 'Vorlage „{name}“ bearbeiten',
  'A newer version of Vitrine wrote “{title}”. Visitors see it as it is; to change it, install that version here: this one would lose what it added.':
    'Eine neuere Version von Vitrine hat „{title}“ geschrieben. Besucher sehen die Seite, wie sie ist. Um sie zu ändern, installieren Sie hier diese Version: die jetzige würde verlieren, was sie ergänzt hat.',
  Edit: 'Bearbeiten',
  Canvas: 'Arbeitsfläche',
  'Width of the canvas': 'Breite der Arbeitsfläche',
  'Width in pixels': 'Breite in Pixeln',
  Layers: 'Ebenen',
  Add: 'Hinzufügen',
  Issues: 'Prüfung',
  Settings: 'Einstellungen',
  'Select a module on the canvas or in the layers to edit its settings.':
    'Wählen Sie ein Modul auf der Arbeitsfläche oder in den Ebenen, um es zu bearbeiten.',
  'Unknown module': 'Unbekanntes Modul',
  'Unknown module: {name}. Its content is kept.':
    'Unbekanntes Modul: {name}. Sein Inhalt bleibt erhalten.',
  'This page is empty. Drag a module here, or choose one.':
    'Diese Seite ist leer. Ziehen Sie ein Modul hierher oder wählen Sie eines aus.',
  Close: 'Schließen',
  Save: 'Speichern',
  'Something went wrong.': 'Es ist ein Fehler aufgetreten.',
  'Something went wrong. Please try again.':
    'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',

  // Posts, projects and entries
  'Settings of the entry': 'Einstellungen des Eintrags',
  'These apply at once, without publishing.': 'Diese gelten sofort, ohne Veröffentlichen.',
  'Shown in lists and cards. Empty: the first words of the post.':
    'Erscheint in Listen und Karten. Leer: die ersten Wörter des Beitrags.',
  Categories: 'Kategorien',
  Tags: 'Schlagwörter',
  'Separated by commas. A new name makes a new tag.':
    'Durch Kommas getrennt. Ein neuer Name legt ein neues Schlagwort an.',
  'Create the first category': 'Erste Kategorie anlegen',
  'Not saved.': 'Nicht gespeichert.',

  // Page settings
  'Meta description': 'Meta-Beschreibung',
  'Shown by search engines and in link previews.':
    'Erscheint in Suchmaschinen und in der Vorschau von Links.',
  'Social image': 'Vorschaubild',
  'Dot navigation': 'Punktnavigation',
  'Numbered dots at the edge lead to the sections, on screens above 980 px.':
    'Nummerierte Punkte am Rand führen zu den Abschnitten, auf Bildschirmen über 980 px.',
  'Hide from search engines (noindex)': 'Vor Suchmaschinen verbergen (noindex)',

  // Search and insert
  'Find on page': 'Auf der Seite suchen',
  '{count} found': '{count} gefunden',
  'Search modules': 'Module suchen',
  'Modules found: {count}': 'Gefundene Module: {count}',
  'No results': 'Keine Treffer',
  'Variations of {label}': 'Varianten: {label}',
  Saved: 'Gespeichert',
  'Saved module': 'Gespeichertes Modul',
  'Page title': 'Seitentitel',

  'Add a copy of {name}': 'Kopie von „{name}“ hinzufügen',

  // Commands
  'More actions': 'Weitere Aktionen',
  History: 'Verlauf',
  'Initial state': 'Stand beim Öffnen',
  'Page settings': 'Seiteneinstellungen',
  'Order changed': 'Reihenfolge geändert',
  '{name} added': '{name} hinzugefügt',
  '{name} removed': '{name} entfernt',
  '{name} moved': '{name} verschoben',
  '{name} changed': '{name} geändert',
  '{name} was added': '{name} wurde hinzugefügt',
  '{name} was copied': '{name} wurde kopiert',
  '{name} was removed. Undo to restore it.':
    '{name} wurde entfernt. Rückgängig machen stellt es wieder her.',
  '{name} cannot go further': '{name} lässt sich nicht weiter verschieben',
  '{name} was moved': '{name} wurde verschoben',
  '{name} was duplicated': '{name} wurde dupliziert',
  'The style of {name} was copied': 'Der Stil von {name} wurde kopiert',
  '{name} has the copied style': '{name} hat jetzt den kopierten Stil',
  'Up: {name}': 'Nach oben: {name}',
  'Down: {name}': 'Nach unten: {name}',
  'Duplicate: {name}': 'Duplizieren: {name}',
  'Remove: {name}': 'Entfernen: {name}',
  'Save to library …': 'In Bibliothek speichern …',
  'Save to library': 'In Bibliothek speichern',
  'Save as global block …': 'Als globalen Block speichern …',
  'Save as global block': 'Als globalen Block speichern',
  'Unlink (detach)': 'Verknüpfung lösen',
  'A global block is synced: a change to it appears on every page that uses it.':
    'Ein globaler Block ist synchronisiert: Änderungen erscheinen auf jeder Seite, die ihn verwendet.',
  'Saved modules are inserted as independent copies.':
    'Gespeicherte Module werden als unabhängige Kopien eingefügt.',
  'Replace this with the global block': 'Durch den globalen Block ersetzen',

  // Keys
  'Keyboard shortcuts': 'Tastenkürzel',
  Ctrl: 'Strg',
  Shift: 'Umschalt',
  Delete: 'Entf',
  Undo: 'Rückgängig machen',
  Redo: 'Wiederholen',
  'Save now': 'Jetzt speichern',
  'Add module': 'Modul hinzufügen',
  Copy: 'Kopieren',
  Cut: 'Ausschneiden',
  Paste: 'Einfügen',
  Duplicate: 'Duplizieren',
  'Copy style': 'Stil kopieren',
  'Paste style': 'Stil einfügen',
  Remove: 'Entfernen',
  'Move up': 'Nach oben schieben',
  'Move down': 'Nach unten schieben',
  'Move out of parent': 'Aus dem übergeordneten Element verschieben',
  'Nest in previous': 'In das vorige Element verschieben',
  'Next panel': 'Nächster Bereich',
  'Previous panel': 'Voriger Bereich',
  'Back to the layers': 'Zurück zu den Ebenen',
  Esc: 'Esc',
  'Select parent': 'Übergeordnetes Element auswählen',

  // Issues
  'No issues found.': 'Keine Probleme gefunden.',
  'Image is missing alt text.': 'Bild ohne Alternativtext.',
  'Button has no link.': 'Schaltfläche ohne Link.',
  'A display condition must not read this cookie of the site itself. The page cannot be saved with it: {value}':
    'Eine Anzeigebedingung darf dieses Cookie der Website selbst nicht lesen. Die Seite kann damit nicht gespeichert werden: {value}',
  'Skipped heading level: {value}.': 'Überschriftenebene übersprungen: {value}.',
  'Another popup here has the same name in links: {value}.':
    'Ein anderes Popup hier hat denselben Namen in Links: {value}.',
  'The popup “{value}” has the same name in links.':
    'Das Popup „{value}“ hat denselben Namen in Links.',
  'Low color contrast: {value}.': 'Zu geringer Kontrast: {value}.',
  'Unsaved changes from {time} were found on this device.':
    'Auf diesem Gerät liegen nicht gespeicherte Änderungen vom {time}.',
  'The page has been saved elsewhere since.':
    'Die Seite wurde seither an anderer Stelle gespeichert.',
  'Restore unsaved changes': 'Änderungen wiederherstellen',
  Discard: 'Verwerfen',
  // Split tests
  'A split test of {name} was made: change B.':
    'Für {name} wurde ein Split-Test angelegt: Ändern Sie B.',
  'Split test of the page': 'Split-Test der ganzen Seite',
  'Publish the page, then start the test. Until then everyone sees the first subject.':
    'Veröffentlichen Sie die Seite und starten Sie dann den Test. Bis dahin sehen alle die erste Variante.',
  'Visitors get a 365-day cookie without being asked, because the consent banner is off.':
    'Das Cookie-Banner ist aus: Ein Cookie erkennt Besucher 365 Tage lang wieder, und niemand wird gefragt.',
  'Settings › Privacy': 'Einstellungen › Datenschutz',
  'Start test': 'Test starten',
  Report: 'Auswertung',
  'This test is running. Changes to its settings do not affect it.':
    'Dieser Test läuft. Änderungen an seinen Einstellungen wirken sich nicht aus.',
  'This test is paused: everyone sees the first subject.':
    'Dieser Test ist pausiert: Alle sehen die erste Variante.',
  'This test has ended.': 'Dieser Test ist beendet.',
  'Publish the page with this test first.': 'Veröffentlichen Sie zuerst die Seite mit diesem Test.',
  'A test needs at least two subjects that visitors are shown.':
    'Ein Test braucht mindestens zwei Varianten, die Besucher sehen.',
}
