import { mediaTexts } from '#media-ui/client'
import { defineTexts, mergeTexts } from '#texts'

const own = defineTexts({
  en: {
    audio: 'Audio',
    download: 'Download',
    missing: 'This recording is not available at present.',
  },
  de: {
    audio: 'Audio',
    download: 'Herunterladen',
    missing: 'Diese Aufnahme ist zurzeit nicht verfügbar.',
  },
  fr: {
    audio: 'Audio',
    download: 'Télécharger',
    missing: 'Cet enregistrement n’est pas disponible pour le moment.',
  },
  ar: {
    audio: 'مقطع صوتي',
    download: 'تنزيل',
    missing: 'هذا التسجيل غير متاح حاليًا.',
  },
})

export const texts = mergeTexts(mediaTexts, own)
