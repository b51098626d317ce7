/** The builder's own words: bars, panels, keys, messages. */
export const shell: Record<string, string> = {
  // Around the page
  'Opening the page …': 'Die Seite wird geöffnet …',
  'Back to the pages': 'Zurück zu den Seiten',
  'To the pages': 'Zu den Seiten',
  'A newer version of Vitrine wrote “%{title}”. Visitors see it as it is; to change it, install that version here: this one would lose what it added.':
    'Eine neuere Version von Vitrine hat „%{title}“ geschrieben. Besucher sehen die Seite, wie sie ist. Um sie zu ändern, installieren Sie hier diese Version: die jetzige würde verlieren, was sie ergänzt hat.',
  Edit: 'Bearbeiten',
  Canvas: 'Arbeitsfläche',
  'Width of the canvas': 'Breite der Arbeitsfläche',
  'Width in pixels': 'Breite in Pixeln',
  Structure: 'Aufbau',
  Insert: 'Einfügen',
  Notes: 'Hinweise',
  Options: 'Optionen',
  'Choose a module on the canvas or in the structure to see its options.':
    'Wählen Sie ein Modul auf der Arbeitsfläche oder im Aufbau, um seine Optionen zu sehen.',
  'Unknown module': 'Unbekanntes Modul',
  'Unknown module: %{name}. What it holds is kept.':
    'Unbekanntes Modul: %{name}. Sein Inhalt bleibt erhalten.',
  'This page is empty. Drag a module here, or choose one.':
    'Diese Seite ist leer. Ziehen Sie ein Modul hierher oder wählen Sie eines aus.',
  Close: 'Schließen',
  Save: 'Speichern',
  'That did not work.': 'Das hat nicht geklappt.',
  'That did not work. Please try again.':
    'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',

  // The page as a whole
  Description: 'Beschreibung',
  'Shown by search engines and in link previews.':
    'Erscheint in Suchmaschinen und in der Vorschau von Links.',
  'Preview picture': 'Vorschaubild',
  'Kept out of search engines': 'Nicht in Suchmaschinen zeigen',

  // Finding and inserting
  'Find on this page': 'Auf dieser Seite suchen',
  '%{count} found': '%{count} gefunden',
  'Search modules': 'Module suchen',
  '%{count} modules': '%{count} Module',
  'No module of this name.': 'Kein Modul mit diesem Namen.',
  'Examples of %{label}': 'Beispiele: %{label}',
  Saved: 'Gespeichert',
  'Block, the same everywhere': 'Block, überall gleich',
  'Insert a copy of %{name}': 'Kopie von „%{name}“ einfügen',

  // What can be done
  'What can be done': 'Weitere Aktionen',
  'What was done': 'Verlauf',
  'As it was opened': 'Stand beim Öffnen',
  'Page settings': 'Seiteneinstellungen',
  'Order changed': 'Reihenfolge geändert',
  '%{name} inserted': '%{name} eingefügt',
  '%{name} removed': '%{name} entfernt',
  '%{name} moved': '%{name} verschoben',
  '%{name} changed': '%{name} geändert',
  '%{name} was inserted': '%{name} wurde eingefügt',
  '%{name} was copied': '%{name} wurde kopiert',
  '%{name} was removed. Undo brings it back.':
    '%{name} wurde entfernt. Rückgängig machen holt es zurück.',
  '%{name} cannot go further': '%{name} lässt sich nicht weiter verschieben',
  '%{name} was moved': '%{name} wurde verschoben',
  '%{name} was duplicated': '%{name} wurde dupliziert',
  'The style of %{name} was copied': 'Der Stil von %{name} wurde kopiert',
  '%{name} has the copied style': '%{name} hat jetzt den kopierten Stil',
  'Up: %{name}': 'Nach oben: %{name}',
  'Down: %{name}': 'Nach unten: %{name}',
  'Duplicate: %{name}': 'Duplizieren: %{name}',
  'Remove: %{name}': 'Entfernen: %{name}',
  'Save as a preset …': 'Als Vorlage speichern …',
  'Save as a preset': 'Als Vorlage speichern',
  'Save as a layout block …': 'Als Layoutblock speichern …',
  'Save as a layout block': 'Als Layoutblock speichern',
  'Detach: make it a copy': 'Lösen: zur Kopie machen',
  'A block is kept once: a change to it shows on every page that has it.':
    'Einen Block gibt es nur einmal: Was Sie an ihm ändern, ändert sich auf jeder Seite, die ihn zeigt.',
  'A preset is what a new module begins as. Pages keep copies of their own.':
    'Mit einer Vorlage beginnt ein neues Modul. Jede Seite behält ihre eigene Kopie.',
  'Show the block here too, instead of a copy': 'Auch hier den Block zeigen statt einer Kopie',

  // Keys
  Keys: 'Tastenkürzel',
  Ctrl: 'Strg',
  Shift: 'Umschalt',
  Delete: 'Entf',
  Undo: 'Rückgängig machen',
  Redo: 'Wiederholen',
  'Save now': 'Jetzt speichern',
  'Find a module by its text': 'Modul über seinen Text finden',
  'Insert a module': 'Modul einfügen',
  Copy: 'Kopieren',
  Cut: 'Ausschneiden',
  Paste: 'Einfügen',
  Duplicate: 'Duplizieren',
  'Copy the style': 'Stil kopieren',
  'Paste the style': 'Stil einfügen',
  Remove: 'Entfernen',
  'Move up': 'Nach oben schieben',
  'Move down': 'Nach unten schieben',
  'Move out of what holds it': 'Eine Ebene nach außen schieben',
  'Move into the one before': 'In das vorige Modul schieben',
  'To the next panel': 'Zum nächsten Bereich',
  'To the panel before': 'Zum vorigen Bereich',
  'From a panel back to the structure': 'Aus einem Bereich zurück zum Aufbau',
  Esc: 'Esc',
  'Select what holds it': 'Übergeordnetes Modul wählen',

  // Notes
  'Nothing stands in anybody’s way.': 'Hier steht niemandem etwas im Weg.',
  'A picture has no description.': 'Ein Bild hat keine Beschreibung.',
  'A button leads nowhere.': 'Eine Schaltfläche führt nirgendwohin.',
  'This heading skips a level: it is %{value}.':
    'Diese Überschrift überspringt eine Ebene: %{value}.',
  'Text is too faint for its background: %{value}.':
    'Der Text hebt sich zu wenig vom Hintergrund ab: %{value}.',
  'Drag to its place': 'An seinen Platz ziehen',
  'Drag: %{name}': 'Ziehen: %{name}',
  'Changes of %{time} on this machine did not reach the server.':
    'Änderungen vom %{time} auf diesem Rechner haben den Server nicht erreicht.',
  'The page was saved from elsewhere since.': 'Die Seite wurde seither von anderswo gespeichert.',
  'Take them back': 'Zurückholen',
  'Let them go': 'Verwerfen',
}
