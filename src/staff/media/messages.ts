import { MAX_PIXELS, MEDIA_LIMITS_MB } from '#pages/schema'
import type { Translations } from '../locale.ts'

const limits = MEDIA_LIMITS_MB
const megapixels = MAX_PIXELS / 1e6

/** Why a file is not taken, or an entry not deleted. */
export const mediaErrors: Translations = {
  en: {
    'too-large': `This file is too large. Pictures may have up to ${limits.image} MB, drawings ${limits.svg} MB, sound ${limits.audio} MB, films ${limits.video} MB.`,
    'bad-type':
      'Files of this type are not accepted, or the file is not what its name says. Pictures, SVG drawings, films, sound and PDF are.',
    'broken-file': 'This file cannot be read: it is damaged, or not whole.',
    'too-complex':
      'This drawing has too many shapes, its repeats counted. Simplify it, then try again.',
    'too-many-pixels': `This picture has more than ${megapixels} megapixels. Make it smaller, then try again.`,
    'other-kind': 'The new file must be of the same kind as the old one.',
    'in-use': 'This is still shown somewhere.',
  },
  de: {
    'too-large': `Diese Datei ist zu groß. Bilder dürfen bis zu ${limits.image} MB haben, Zeichnungen ${limits.svg} MB, Ton ${limits.audio} MB, Filme ${limits.video} MB.`,
    'bad-type':
      'Dateien dieser Art werden nicht angenommen, oder die Datei ist nicht, was ihr Name sagt. Möglich sind Bilder, SVG-Zeichnungen, Filme, Ton und PDF.',
    'broken-file': 'Diese Datei lässt sich nicht lesen: Sie ist beschädigt oder unvollständig.',
    'too-complex':
      'Diese Grafik hat zu viele Formen, Wiederholungen mitgezählt. Bitte vereinfachen Sie sie zuerst.',
    'too-many-pixels': `Dieses Bild hat mehr als ${megapixels} Megapixel. Bitte verkleinern Sie es zuerst.`,
    'other-kind': 'Die neue Datei muss von derselben Art sein wie die alte.',
    'in-use': 'Das wird noch irgendwo gezeigt.',
  },
}

export const mediaMessages: Translations = {
  en: {
    choose: 'Choose',
    replace: 'Replace',
    remove: 'Remove',
    none: 'No picture chosen',
    gone: 'This picture is no longer there.',
    dialog: 'Choose from the library',
    cancel: 'Cancel',
    search: 'Search',
    upload: 'Upload',
    drop: 'Drop the files here',
    dropHint: 'Drop files anywhere, or upload them from your device.',
    empty: 'There is nothing here yet.',
    nothingFound: 'Nothing fits this search.',
    more: 'Show more',
    failed: 'The library could not be loaded.',
    again: 'Try again',
    files: '%{smart_count} file |||| %{smart_count} files',
    library: 'Library',
    folders: 'Folders',
    all: 'Everything',
    top: 'Without a folder',
    kind: 'Kind',
    kinds: {
      all: 'All kinds',
      image: 'Pictures',
      svg: 'Drawings',
      video: 'Films',
      audio: 'Sound',
      file: 'Documents',
    },
    uploads: 'Uploads',
    clear: 'Clear list',
    cancelOne: 'Cancel %{name}',
    retryOne: 'Try %{name} again',
    state: {
      waiting: 'Waiting',
      sending: '%{percent} %',
      working: 'Being prepared …',
      done: 'Done',
      existed: 'Was there already',
      failed: 'Failed',
      cancelled: 'Cancelled',
    },
  },
  de: {
    choose: 'Auswählen',
    replace: 'Ersetzen',
    remove: 'Entfernen',
    none: 'Kein Bild ausgewählt',
    gone: 'Dieses Bild gibt es nicht mehr.',
    dialog: 'Aus der Mediathek auswählen',
    cancel: 'Abbrechen',
    search: 'Suchen',
    upload: 'Hochladen',
    drop: 'Dateien hier ablegen',
    dropHint: 'Legen Sie Dateien an beliebiger Stelle ab oder laden Sie sie von Ihrem Gerät hoch.',
    empty: 'Hier ist noch nichts.',
    nothingFound: 'Nichts passt zu dieser Suche.',
    more: 'Mehr anzeigen',
    failed: 'Die Mediathek konnte nicht geladen werden.',
    again: 'Noch einmal versuchen',
    files: '%{smart_count} Datei |||| %{smart_count} Dateien',
    library: 'Mediathek',
    folders: 'Ordner',
    all: 'Alles',
    top: 'Ohne Ordner',
    kind: 'Art',
    kinds: {
      all: 'Alle Arten',
      image: 'Bilder',
      svg: 'Zeichnungen',
      video: 'Filme',
      audio: 'Ton',
      file: 'Dokumente',
    },
    uploads: 'Übertragungen',
    clear: 'Liste leeren',
    cancelOne: '%{name} abbrechen',
    retryOne: '%{name} noch einmal versuchen',
    state: {
      waiting: 'Wartet',
      sending: '%{percent} %',
      working: 'Wird aufbereitet …',
      done: 'Fertig',
      existed: 'War schon da',
      failed: 'Fehlgeschlagen',
      cancelled: 'Abgebrochen',
    },
  },
}
