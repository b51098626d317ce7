import type { Messages } from '#staff/client'

export const german: Messages = {
  name: '{smart_count, plural, one {Sicherung} other {Sicherungen}}',
  intro:
    'Eine Sicherung enthält die ganze Website: Inhalte, Bestellungen, Konten, Einstellungen und Dateien. Die Website bleibt dabei online.',
  backUpNow: 'Jetzt sichern',
  backingUp: 'Wird gesichert …',
  leave: 'Sie können diese Seite verlassen.',
  progress:
    'Bisher {rows, number} Zeilen und {files, plural, one {# Datei} other {{files, number} Dateien}}.',
  waits: 'Beginnt in wenigen Sekunden.',
  starts: 'Beginnt.',
  waitsForPlace:
    'Wartet, weil ein anderer Prozess den Ort der Sicherungen benutzt. Wurde er abgebrochen, endet seine Sperre innerhalb von zehn Minuten.',
  jobs: {
    backup: '{by, select, staff {Sicherung, angefordert von {user}} other {Geplante Sicherung}}',
    verify: 'Prüfung der Sicherung vom {at}',
  },
  failed: 'Die Sicherung vom {at} ist fehlgeschlagen.',
  failedBefore: 'Die letzte Sicherung ist fehlgeschlagen: {message}',
  list: 'Sicherungen',
  again: 'Erneut versuchen',
  empty: 'Noch keine Sicherungen. Legen Sie die erste mit „Jetzt sichern“ an.',
  damaged:
    'Diese Sicherung ist beschädigt und nicht wiederherstellbar. Löschen Sie sie, damit auch alte gelöscht werden können.',
  facts:
    '{rows, number} Zeilen, {files, plural, one {# Datei} other {{files, number} Dateien}} ({bytes})',
  moreFacts:
    '· {added} neu · {seconds, plural, one {# Sekunde} other {# Sekunden}} · Vitrine {version}',
  origin: {
    schedule: 'Nach Zeitplan',
    staff: 'Von {user}',
    formerStaff: 'Von einem früheren Benutzer',
    other: 'Vom Befehl',
  },
  verified: {
    never: 'Nicht geprüft',
    good: 'Geprüft {at}: {tables} Tabellen mit {rows, number} Zeilen wurden in {databases} wiederhergestellt und {files, plural, one {# Datei} other {{files, number} Dateien}} gelesen; Anzahl und Hashes stimmen überein ({seconds, plural, one {# Sekunde} other {# Sekunden}}).',
    bad: 'Geprüft {at}: {count, plural, one {ein Problem} other {# Probleme}}. Verlassen Sie sich nicht auf diese Sicherung und legen Sie eine neue an.',
    failed: 'Die Prüfung vom {at} ist fehlgeschlagen. {text}',
  },
  actions: {
    verify: 'Prüfen',
    verifying: 'Wird geprüft …',
    verifyOf: 'Sicherung vom {at} prüfen',
    download: 'Herunterladen',
    downloadOf: 'Sicherung vom {at} herunterladen',
    restore: 'Wiederherstellen …',
    restoreOf: 'Sicherung vom {at} wiederherstellen',
    delete: 'Löschen',
    deleteOf: 'Sicherung vom {at} löschen',
  },
  password: 'Ihr Passwort',
  passwordHelp: 'Bestätigt, dass Sie es sind.',
  copy: 'Kopieren: {name}',
  copyShort: 'Kopieren',
  copied: 'Kopiert.',
  notCopied: 'Der Browser erlaubt das Kopieren nicht. Markieren Sie den Text.',
  download: {
    title: 'Sicherung vom {at} herunterladen',
    text: 'Die Datei enthält die ganze Website, auch personenbezogene Daten von Kunden und die Passwort-Hashes der Benutzer. Der Download wird im Aktivitätsprotokoll vermerkt. „vitrine restore backup.tar --yes“ stellt sie wieder her.',
    encrypted: 'Die Datei ist verschlüsselt. Ohne den Schlüssel dieser Website ist sie nutzlos.',
    plain:
      'Die Datei ist nicht verschlüsselt. Bewahren Sie sie so auf, dass niemand sonst sie lesen kann.',
  },
  delete: {
    title: 'Sicherung vom {at} löschen?',
    text: 'Die Website lässt sich dann nicht mehr auf diesen Stand zurücksetzen. Das kann nicht rückgängig gemacht werden. Speicherplatz, den keine andere Sicherung braucht, wird nach einem Tag frei.',
  },
  deleted: 'Die Sicherung vom {at} wurde gelöscht.',
  restore: {
    title: 'Sicherung vom {at} wiederherstellen',
    loses:
      'Die Wiederherstellung ersetzt die ganze Website. Alles nach {at} geht verloren: Bestellungen, Nachrichten, Konten sowie Änderungen an Seiten, Produkten und Einstellungen. Zahlungen und gesendete E-Mails lassen sich nicht zurücknehmen: Vergleichen Sie sie danach mit Ihrem Zahlungsanbieter.',
    counts:
      'Seitdem: {orders, plural, one {# Bestellung} other {# Bestellungen}} und {messages, plural, one {# Formularnachricht} other {# Formularnachrichten}}.',
    why: 'Während sie ersetzt wird, darf die Website nicht laufen. Darum wird die Wiederherstellung auf dem Server gestartet. Das sind die Schritte für diese Website:',
    command: 'Befehl',
    steps: {
      save: 'Legen Sie mit „Jetzt sichern“ eine Sicherung an, damit Sie zum heutigen Stand zurückkehren können.',
      stop: 'Stoppen Sie die Website. Mit systemd:',
      stopCopies:
        'Stoppen Sie die Website auf allen Rechnern; solange eine Kopie läuft, beginnt die Wiederherstellung nicht. Mit systemd, auf jedem Rechner:',
      restore: 'Stellen Sie wieder her, mit denselben Einstellungen wie die Website ({settings}):',
      start: 'Starten Sie die Website so, wie sie vorher gestartet wurde, zum Beispiel:',
      startCopies: 'Starten Sie alle Kopien so, wie sie vorher gestartet wurden, zum Beispiel:',
      after:
        'Melden Sie sich mit dem Passwort an, das damals galt, und prüfen Sie System › Zustand, die letzten Bestellungen und die Zahlungen.',
    },
  },
  settings: {
    title: 'Einstellungen',
    help: 'Das sind Einstellungen des Servers. Sie lassen sich nur dort ändern und gelten nach einem Neustart.',
    place: 'Ort',
    folder: 'Ein Ordner auf diesem Rechner sollte auf einem anderen Datenträger liegen.',
    encryption: 'Verschlüsselung',
    on: 'An',
    off: 'Aus',
    keepKey:
      'Bewahren Sie den Schlüssel auch außerhalb dieses Servers auf: Ohne ihn ist keine Sicherung wiederherstellbar.',
    noKey: 'Wer den Ort lesen kann, kann alles lesen. Ein Schlüssel braucht einen neuen Ort.',
    schedule: 'Zeitplan',
    never: 'Aus: Sicherungen entstehen nur auf Anforderung.',
    daily: 'Täglich um {time} (UTC)',
    next: 'Nächste: {at}',
    retention: 'Aufbewahrung',
    keep: 'Die neuesten {last} und die jeweils neueste der letzten {daily, plural, one {# Tages} other {# Tage}}, {weekly, plural, one {# Woche} other {# Wochen}} und {monthly, plural, one {# Monats} other {# Monate}}. Andere werden nach der nächsten Sicherung gelöscht.',
    verification: 'Prüfung',
    sqlite: 'Sicherungen werden in einer temporären SQLite-Datenbank wiederhergestellt.',
    bothDatabases:
      'Sicherungen werden in einer temporären SQLite-Datenbank und in Postgres wiederhergestellt.',
  },
  off: {
    title: 'Diese Website legt selbst keine Sicherungen an.',
    text: 'Geben Sie in den Einstellungen des Servers einen Ort für Sicherungen an und starten Sie die Website neu: einen Ordner, möglichst auf einem anderen Datenträger, oder s3://bucket/prefix. Dann entsteht jeden Tag eine Sicherung, und diese Seite zeigt alle.',
    example: 'Beispiel für Einstellungen',
    key: 'BACKUP_KEY ist eine Passphrase, die alles verschlüsselt. Bewahren Sie sie auch außerhalb dieses Servers auf: Ohne sie ist keine Sicherung wiederherstellbar.',
  },
  problems: {
    BACKUP_LOCKED: 'Ein anderer Prozess benutzt den Ort der Sicherungen.',
    BACKUP_LOCK_LOST: 'Ein anderer Prozess hat den Ort der Sicherungen übernommen.',
    BACKUP_KEY_WRONG: 'Der Schlüssel passt nicht zu diesen Sicherungen.',
    BACKUP_KEY_MISSING:
      'Die Sicherungen sind verschlüsselt, und diese Website hat keinen Schlüssel.',
    BACKUP_KEY_UNUSED:
      'Die Sicherungen an diesem Ort sind nicht verschlüsselt, aber diese Website hat einen Schlüssel.',
    BACKUP_DAMAGED: 'Eine Sicherung ist beschädigt.',
    BACKUP_NEWER: 'Eine neuere Version von Vitrine hat diese Sicherungen geschrieben.',
    BACKUP_INTERRUPTED: 'Der Server wurde dabei mehrmals beendet.',
    BACKUP_DISK_FULL: 'Für Sicherungen ist kein Platz mehr.',
    BACKUP_UNWRITABLE: 'Der Ort der Sicherungen ist nicht lesbar oder nicht beschreibbar.',
    BACKUP_PLACE_EMPTY: 'Der Ort der Sicherungen enthielt Sicherungen und ist jetzt leer.',
    NO_SUCH_BACKUP: 'Diese Sicherung gibt es nicht mehr.',
    NO_BACKUPS: 'An diesem Ort gibt es keine Sicherungen.',
    STORAGE_UNAVAILABLE: 'Der Speicher der Sicherungen antwortet nicht.',
    UNEXPECTED: 'Ein unerwarteter Fehler ist aufgetreten.',
  },
  todo: {
    other: 'Prüfen Sie die Einstellungen der Sicherungen auf dem Server.',
    BACKUP_LOCKED:
      'Versuchen Sie es später erneut. Wurde der Prozess beendet, endet seine Sperre nach zehn Minuten.',
    BACKUP_LOCK_LOST: 'Versuchen Sie es erneut.',
    BACKUP_KEY_WRONG:
      'Setzen Sie BACKUP_KEY auf die Passphrase dieser Sicherungen oder BACKUP_TO auf einen neuen Ort.',
    BACKUP_KEY_MISSING: 'Setzen Sie BACKUP_KEY.',
    BACKUP_KEY_UNUSED: 'Entfernen Sie BACKUP_KEY oder setzen Sie BACKUP_TO auf einen neuen Ort.',
    BACKUP_DAMAGED:
      'Prüfen Sie die Sicherungen, löschen Sie die beschädigte und legen Sie eine neue an.',
    BACKUP_NEWER: 'Installieren Sie diese Version.',
    BACKUP_INTERRUPTED:
      'Prüfen Sie den Arbeitsspeicher und das Log des Servers und versuchen Sie es erneut.',
    BACKUP_DISK_FULL:
      'Schaffen Sie Platz oder bewahren Sie mit BACKUP_KEEP weniger auf und versuchen Sie es erneut.',
    BACKUP_UNWRITABLE:
      'Prüfen Sie, ob BACKUP_TO und der Datenordner existieren und dem Benutzer der Website gehören.',
    BACKUP_PLACE_EMPTY:
      'Hängen Sie seinen Datenträger ein. Sind die Sicherungen endgültig verloren, führen Sie auf dem Server „vitrine backup --new-place“ aus.',
    NO_SUCH_BACKUP: 'Laden Sie diese Seite neu.',
    NO_BACKUPS: 'Legen Sie eine mit „Jetzt sichern“ an oder prüfen Sie BACKUP_TO.',
    STORAGE_UNAVAILABLE:
      'Prüfen Sie das Netzwerk und die S3-Einstellungen der Sicherungen und versuchen Sie es erneut.',
    UNEXPECTED:
      'Suchen Sie im Log des Servers nach „back-up“ oder „verify-backups“ und versuchen Sie es erneut.',
  },
}
