import { pagingTexts, slideTexts } from '#module-kit/client'
import { defineTexts, mergeTexts } from '#texts'

const own = defineTexts({
  en: {
    imageOf: 'Image {number} of {count}',
    images: 'Images',
    previousImage: 'Previous image',
    nextImage: 'Next image',
    close: 'Close',
    zoom: 'Zoom',
    failed: 'The image could not be loaded.',
  },
  de: {
    imageOf: 'Bild {number} von {count}',
    images: 'Bilder',
    previousImage: 'Vorheriges Bild',
    nextImage: 'Nächstes Bild',
    close: 'Schließen',
    zoom: 'Zoom',
    failed: 'Das Bild konnte nicht geladen werden.',
  },
  fr: {
    imageOf: 'Image {number} sur {count}',
    images: 'Images',
    previousImage: 'Image précédente',
    nextImage: 'Image suivante',
    close: 'Fermer',
    zoom: 'Zoom',
    failed: 'L’image n’a pas pu être chargée.',
  },
  ar: {
    imageOf: 'الصورة {number} من {count}',
    images: 'الصور',
    previousImage: 'الصورة السابقة',
    nextImage: 'الصورة التالية',
    close: 'إغلاق',
    zoom: 'تكبير',
    failed: 'تعذّر تحميل الصورة.',
  },
})

export const texts = mergeTexts(mergeTexts(slideTexts, pagingTexts), own)
