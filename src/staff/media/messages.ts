import { LOTTIE_LIMIT_MB, MAX_PIXELS, MEDIA_LIMITS_MB } from '#pages/schema'
import type { Translations } from '../locale.ts'

const limits = MEDIA_LIMITS_MB
const megapixels = MAX_PIXELS / 1e6

/** Reasons for refused uploads and deletions. */
export const mediaErrors: Translations = {
  en: {
    'too-large': `This file is too large. Limits: images ${limits.image} MB, SVG ${limits.svg} MB, audio ${limits.audio} MB, videos ${limits.video} MB, Lottie animations ${LOTTIE_LIMIT_MB} MB.`,
    'bad-type':
      'This file type is not supported, or the file does not match its extension. Supported: images, SVG, videos, audio, PDF and Lottie animations.',
    zipped:
      'This is a ZIP archive; .lottie files are archives too. Export the animation as JSON, or upload the files in the archive one by one.',
    'broken-file': 'This file cannot be read: it is damaged or incomplete.',
    heic: 'This is an HEIC photo. Set the camera of the phone to “Most Compatible”, or save the photo as JPEG.',
    'svg-entities':
      'This drawing uses entities of its own. Save it in Illustrator without “Preserve Illustrator Editing Capabilities”.',
    'no-captions': 'Not one caption could be read in this file. Check its times.',
    'too-complex': 'This drawing or animation is too complex. Simplify it, then try again.',
    'too-many-pixels': `This image has more than ${megapixels} megapixels. Make it smaller, then try again.`,
    'not-self-contained':
      'This animation needs pictures from other files. Export it with its pictures embedded.',
    'bad-captions':
      'This is no caption file. Supported: WebVTT (.vtt), DFXP or TTML (.ttml, .dfxp) and SubRip (.srt).',
    'too-many-tracks': 'This file has the maximum number of captions. Remove some first.',
    'other-kind': 'The new file must be of the same type as the old one.',
    'in-use': 'This file is still in use.',
  },
  de: {
    'too-large': `Diese Datei ist zu groß. Erlaubt sind: Bilder ${limits.image} MB, SVG ${limits.svg} MB, Audio ${limits.audio} MB, Videos ${limits.video} MB, Lottie-Animationen ${LOTTIE_LIMIT_MB} MB.`,
    'bad-type':
      'Dieser Dateityp wird nicht unterstützt, oder die Datei passt nicht zu ihrer Endung. Möglich sind Bilder, SVG, Videos, Audio, PDF und Lottie-Animationen.',
    zipped:
      'Das ist ein ZIP-Archiv; auch .lottie-Dateien sind Archive. Exportieren Sie die Animation als JSON, oder laden Sie die Dateien des Archivs einzeln hoch.',
    'broken-file': 'Diese Datei lässt sich nicht lesen: Sie ist beschädigt oder unvollständig.',
    heic: 'Das ist ein HEIC-Foto. Stellen Sie die Kamera des Telefons auf „Maximale Kompatibilität“, oder speichern Sie das Foto als JPEG.',
    'svg-entities':
      'Diese Zeichnung verwendet eigene Entitäten. Speichern Sie sie in Illustrator ohne „Illustrator-Bearbeitungsfunktionen beibehalten“.',
    'no-captions':
      'In dieser Datei ließ sich kein einziger Untertitel lesen. Prüfen Sie die Zeiten.',
    'too-complex': 'Diese Grafik oder Animation ist zu komplex. Bitte vereinfachen Sie sie zuerst.',
    'too-many-pixels': `Dieses Bild hat mehr als ${megapixels} Megapixel. Bitte verkleinern Sie es zuerst.`,
    'not-self-contained':
      'Diese Animation braucht Bilder aus anderen Dateien. Exportieren Sie sie mit eingebetteten Bildern.',
    'bad-captions':
      'Das ist keine Untertiteldatei. Möglich sind WebVTT (.vtt), DFXP oder TTML (.ttml, .dfxp) und SubRip (.srt).',
    'too-many-tracks':
      'Diese Datei hat die größtmögliche Zahl an Untertiteln. Entfernen Sie zuerst welche.',
    'other-kind': 'Die neue Datei muss denselben Typ haben wie die alte.',
    'in-use': 'Diese Datei wird noch verwendet.',
  },
}

export const mediaMessages: Translations = {
  en: {
    choose: 'Choose',
    chooseMany: '{smart_count, plural, one {Choose # file} other {Choose # files}}',
    replace: 'Replace',
    remove: 'Remove',
    none: 'No image selected',
    gone: 'This image no longer exists.',
    dialog: 'Choose from the library',
    cancel: 'Cancel',
    search: 'Search',
    upload: 'Upload',
    drop: 'Drop the files here',
    dropHint: 'Drop files anywhere, or upload them from your device.',
    empty: 'No items yet',
    nothingFound: 'No results',
    more: 'Load more',
    failed: 'The library could not be loaded.',
    again: 'Try again',
    files: '{smart_count, plural, one {# file} other {# files}}',
    library: 'Library',
    folders: 'Folders',
    all: 'All files',
    top: 'Unfiled',
    kind: 'Type',
    kinds: {
      all: 'All types',
      image: 'Images',
      svg: 'SVG',
      video: 'Videos',
      audio: 'Audio',
      file: 'Documents',
    },
    preparing: 'Processing…',
    uploads: 'Uploads',
    clear: 'Clear list',
    cancelOne: 'Cancel {name}',
    retryOne: 'Try {name} again',
    state: {
      waiting: 'Waiting',
      sending: '{percent} %',
      working: 'Processing…',
      done: 'Done',
      existed: 'Already in library',
      failed: 'Failed',
      cancelled: 'Cancelled',
    },
  },
  de: {
    choose: 'Auswählen',
    chooseMany: '{smart_count, plural, one {# Datei auswählen} other {# Dateien auswählen}}',
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
    empty: 'Noch keine Einträge',
    nothingFound: 'Keine Treffer',
    more: 'Mehr laden',
    failed: 'Die Mediathek konnte nicht geladen werden.',
    again: 'Noch einmal versuchen',
    files: '{smart_count, plural, one {# Datei} other {# Dateien}}',
    library: 'Mediathek',
    folders: 'Ordner',
    all: 'Alle Dateien',
    top: 'ohne Ordner',
    kind: 'Typ',
    kinds: {
      all: 'Alle Typen',
      image: 'Bilder',
      svg: 'SVG-Grafiken',
      video: 'Videos',
      audio: 'Audio',
      file: 'Dokumente',
    },
    preparing: 'Wird verarbeitet …',
    uploads: 'Uploads',
    clear: 'Liste leeren',
    cancelOne: '{name} abbrechen',
    retryOne: '{name} noch einmal versuchen',
    state: {
      waiting: 'Wartet',
      sending: '{percent} %',
      working: 'Wird verarbeitet …',
      done: 'Fertig',
      existed: 'Bereits vorhanden',
      failed: 'Fehlgeschlagen',
      cancelled: 'Abgebrochen',
    },
  },
}
