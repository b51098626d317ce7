import { defineTexts, mergeTexts } from '#texts'

/** Texts of slide controls, for modules with slides. */
export const slideTexts = defineTexts({
  en: {
    carouselRole: 'carousel',
    slideRole: 'slide',
    slides: 'Slides',
    previousSlide: 'Previous slide',
    nextSlide: 'Next slide',
    chooseSlide: 'Choose a slide',
    slide: 'Slide {number}',
    slideOf: '{number} of {count}',
    playSlideshow: 'Play slideshow',
    pauseSlideshow: 'Pause slideshow',
  },
  de: {
    carouselRole: 'Karussell',
    slideRole: 'Folie',
    slides: 'Folien',
    previousSlide: 'Vorherige Folie',
    nextSlide: 'Nächste Folie',
    chooseSlide: 'Folie auswählen',
    slide: 'Folie {number}',
    slideOf: '{number} von {count}',
    playSlideshow: 'Diashow abspielen',
    pauseSlideshow: 'Diashow anhalten',
  },
  fr: {
    carouselRole: 'carrousel',
    slideRole: 'diapositive',
    slides: 'Diapositives',
    previousSlide: 'Diapositive précédente',
    nextSlide: 'Diapositive suivante',
    chooseSlide: 'Choisir une diapositive',
    slide: 'Diapositive {number}',
    slideOf: '{number} sur {count}',
    playSlideshow: 'Lancer le diaporama',
    pauseSlideshow: 'Mettre le diaporama en pause',
  },
  ar: {
    carouselRole: 'عرض شرائح',
    slideRole: 'شريحة',
    slides: 'الشرائح',
    previousSlide: 'الشريحة السابقة',
    nextSlide: 'الشريحة التالية',
    chooseSlide: 'اختر شريحة',
    slide: 'الشريحة {number}',
    slideOf: '{number} من {count}',
    playSlideshow: 'تشغيل عرض الشرائح',
    pauseSlideshow: 'إيقاف عرض الشرائح مؤقتًا',
  },
})

/** Name of a row of stars. */
export const starTexts = defineTexts({
  en: { starsOf: '{count, number} of 5 stars' },
  de: { starsOf: '{count, number} von 5 Sternen' },
  fr: { starsOf: '{count, number} sur 5 étoiles' },
  ar: { starsOf: '{count, number} من 5 نجوم' },
})

/** Texts of placeholders for external content. */
export const allowTexts = defineTexts({
  en: { always: 'Always allow' },
  de: { always: 'Immer erlauben' },
  fr: { always: 'Toujours autoriser' },
  ar: { always: 'السماح دائمًا' },
})

/** Texts of check marks and crosses. */
export const markTexts = defineTexts({
  en: { included: 'Yes', notIncluded: 'No' },
  de: { included: 'Ja', notIncluded: 'Nein' },
  fr: { included: 'Oui', notIncluded: 'Non' },
  ar: { included: 'نعم', notIncluded: 'لا' },
})

/** Text for screen readers on links to new windows. */
export const linkTexts = defineTexts({
  en: { newWindow: '(opens in a new window)' },
  de: { newWindow: '(öffnet in einem neuen Fenster)' },
  fr: { newWindow: '(ouvre une nouvelle fenêtre)' },
  ar: { newWindow: '(يفتح في نافذة جديدة)' },
})

/** Default label of a button. */
export const buttonTexts = mergeTexts(
  linkTexts,
  defineTexts({
    en: { readMore: 'Read more' },
    de: { readMore: 'Weiterlesen' },
    fr: { readMore: 'En savoir plus' },
    ar: { readMore: 'اقرأ المزيد' },
  }),
)

/** Texts of `FormField`. */
export const fieldTexts = defineTexts({
  en: { optional: '(optional)' },
  de: { optional: '(optional)' },
  fr: { optional: '(facultatif)' },
  ar: { optional: '(اختياري)' },
})

/** A form without script was sent too often from one IP address. */
export const waitTexts = defineTexts({
  en: {
    'too-often':
      'This form was sent too often from your address. What you entered is still here: please send it again in {minutes, plural, one {# minute} other {# minutes}}.',
  },
  de: {
    'too-often':
      'Dieses Formular wurde von Ihrer Adresse zu oft gesendet. Ihre Eingaben sind noch da: Bitte senden Sie sie in {minutes, plural, one {# Minute} other {# Minuten}} noch einmal.',
  },
  fr: {
    'too-often':
      'Ce formulaire a été envoyé trop souvent depuis votre adresse. Votre saisie est conservée : veuillez l’envoyer à nouveau dans {minutes, plural, one {# minute} other {# minutes}}.',
  },
  ar: {
    'too-often':
      'أُرسل هذا النموذج مرات كثيرة جدًا من عنوانك. ما كتبته ما زال هنا: يرجى إرساله مرة أخرى بعد {minutes, plural, one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  },
})

/** Names of contacts that are not networks. */
export const networkTexts = defineTexts({
  en: { website: 'Website', email: 'Email', phone: 'Phone', rss: 'RSS feed', other: 'Link' },
  de: { website: 'Website', email: 'E-Mail', phone: 'Telefon', rss: 'RSS-Feed', other: 'Link' },
  fr: { website: 'Site web', email: 'E-mail', phone: 'Téléphone', rss: 'Flux RSS', other: 'Lien' },
  ar: {
    website: 'الموقع الإلكتروني',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    rss: 'خلاصة RSS',
    other: 'رابط',
  },
})
