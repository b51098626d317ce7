import { pagingTexts, slideTexts } from '#module-kit/client'
import { defineTexts, mergeTexts } from '#texts'

const own = defineTexts({
  en: {
    gallery: 'Gallery',
    imageOf: 'Image {number} of {count}',
    images: 'Images',
    previousImage: 'Previous image',
    nextImage: 'Next image',
    close: 'Close',
    zoom: 'Zoom',
    failed: 'The image could not be loaded.',
  },
  de: {
    gallery: 'Galerie',
    imageOf: 'Bild {number} von {count}',
    images: 'Bilder',
    previousImage: 'Vorheriges Bild',
    nextImage: 'Nächstes Bild',
    close: 'Schließen',
    zoom: 'Zoom',
    failed: 'Das Bild konnte nicht geladen werden.',
  },
  fr: {
    gallery: 'Galerie',
    imageOf: 'Image {number} sur {count}',
    images: 'Images',
    previousImage: 'Image précédente',
    nextImage: 'Image suivante',
    close: 'Fermer',
    zoom: 'Zoom',
    failed: 'L’image n’a pas pu être chargée.',
  },
  ar: {
    gallery: 'معرض الصور',
    imageOf: 'الصورة {number} من {count}',
    images: 'الصور',
    previousImage: 'الصورة السابقة',
    nextImage: 'الصورة التالية',
    close: 'إغلاق',
    zoom: 'تكبير',
    failed: 'تعذّر تحميل الصورة.',
  },
})

export const texts = mergeTexts(slideTexts, pagingTexts, own)
