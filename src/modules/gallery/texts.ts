import { pagingTexts } from '#content/client'
import { defineTexts, mergeTexts } from '#texts'
import { slideTexts } from '#ui/client'

const own = defineTexts({
  en: {
    gallery: 'Gallery',
    imageOf: 'Image {number} of {count}',
    showAll: '+{more}: show all {count} images',
    filter: 'Filter',
    all: 'All',
    imagesShown: '{count, plural, one {# image} other {# images}}',
    imagesOf: '{count, plural, one {# image} other {{shown} of # images}}',
  },
  de: {
    gallery: 'Galerie',
    imageOf: 'Bild {number} von {count}',
    showAll: '+{more}: alle {count} Bilder zeigen',
    filter: 'Filtern',
    all: 'Alle',
    imagesShown: '{count, plural, one {# Bild} other {# Bilder}}',
    imagesOf: '{count, plural, one {# Bild} other {{shown} von # Bildern}}',
  },
  fr: {
    gallery: 'Galerie',
    imageOf: 'Image {number} sur {count}',
    showAll: '+{more} : voir les {count} images',
    filter: 'Filtrer',
    all: 'Tout',
    imagesShown: '{count, plural, one {# image} other {# images}}',
    imagesOf: '{count, plural, one {# image} other {{shown} images sur #}}',
  },
  ar: {
    gallery: 'معرض الصور',
    imageOf: 'الصورة {number} من {count}',
    showAll: '+{more}: عرض كل الصور ({count})',
    filter: 'تصفية',
    all: 'الكل',
    imagesShown:
      '{count, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}',
    imagesOf:
      '{count, plural, zero {لا صور} one {صورة واحدة} two {{shown} من صورتين} few {{shown} من # صور} many {{shown} من # صورة} other {{shown} من # صورة}}',
  },
})

export const texts = mergeTexts(slideTexts, pagingTexts, own)
