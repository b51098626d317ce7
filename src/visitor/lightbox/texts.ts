import { defineTexts, languageOf } from '#texts'

export const texts = defineTexts({
  en: {
    images: 'Images',
    previousImage: 'Previous image',
    nextImage: 'Next image',
    close: 'Close',
    zoom: 'Zoom',
    failed: 'The image could not be loaded.',
    retry: 'Try again',
  },
  de: {
    images: 'Bilder',
    previousImage: 'Vorheriges Bild',
    nextImage: 'Nächstes Bild',
    close: 'Schließen',
    zoom: 'Zoom',
    failed: 'Das Bild konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
  },
  fr: {
    images: 'Images',
    previousImage: 'Image précédente',
    nextImage: 'Image suivante',
    close: 'Fermer',
    zoom: 'Zoom',
    failed: 'L’image n’a pas pu être chargée.',
    retry: 'Réessayer',
  },
  ar: {
    images: 'الصور',
    previousImage: 'الصورة السابقة',
    nextImage: 'الصورة التالية',
    close: 'إغلاق',
    zoom: 'تكبير',
    failed: 'تعذّر تحميل الصورة.',
    retry: 'إعادة المحاولة',
  },
})

/** Texts in the page's language. Loaded with the lightbox. */
export const lightboxTexts = (locale: string) => ({ ...texts.en, ...texts[languageOf(locale)] })
