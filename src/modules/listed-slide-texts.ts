import { buttonTexts } from '#module-kit/client'
import { priceTexts } from '#shop/client'
import { defineTexts, mergeTexts } from '#texts'

/** Of the modules whose slides may be what the site lists. */
export const listedSlideTexts = mergeTexts(
  buttonTexts,
  priceTexts,
  defineTexts({
    en: { noSlides: 'There is nothing here yet.' },
    de: { noSlides: 'Hier gibt es noch nichts.' },
    fr: { noSlides: 'Il n’y a encore rien ici.' },
    ar: { noSlides: 'لا يوجد شيء هنا بعد.' },
  }),
)
