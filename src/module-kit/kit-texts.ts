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

/** Texts of placeholders for external content. */
export const allowTexts = defineTexts({
  en: { always: 'Always allow' },
  de: { always: 'Immer erlauben' },
  fr: { always: 'Toujours autoriser' },
  ar: { always: 'السماح دائمًا' },
})

/** Texts of the button of a background video. */
export const backgroundVideoTexts = defineTexts({
  en: { playVideo: 'Play background video', pauseVideo: 'Pause background video' },
  de: { playVideo: 'Hintergrundvideo abspielen', pauseVideo: 'Hintergrundvideo anhalten' },
  fr: {
    playVideo: 'Lire la vidéo d’arrière-plan',
    pauseVideo: 'Mettre la vidéo d’arrière-plan en pause',
  },
  ar: { playVideo: 'تشغيل فيديو الخلفية', pauseVideo: 'إيقاف فيديو الخلفية مؤقتًا' },
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

/** Texts of modules that list slides, with those of slides and prices. */
export const listedSlideTexts = mergeTexts(
  buttonTexts,
  defineTexts({
    en: { noSlides: 'There is nothing here yet.' },
    de: { noSlides: 'Hier gibt es noch nichts.' },
    fr: { noSlides: 'Il n’y a encore rien ici.' },
    ar: { noSlides: 'لا يوجد شيء هنا بعد.' },
  }),
)

/** Links to the pages of a list. */
export const pagingTexts = defineTexts({
  en: {
    pages: 'Pages',
    pagesOf: 'Pages: {name}',
    page: 'Page {number}',
    pageOf: 'Page {number} of {count}',
    previousPage: 'Previous',
    nextPage: 'Next',
    loadMore: 'Load more',
  },
  de: {
    pages: 'Seiten',
    pagesOf: 'Seiten: {name}',
    page: 'Seite {number}',
    pageOf: 'Seite {number} von {count}',
    previousPage: 'Zurück',
    nextPage: 'Weiter',
    loadMore: 'Mehr laden',
  },
  fr: {
    pages: 'Pages',
    pagesOf: 'Pages : {name}',
    page: 'Page {number}',
    pageOf: 'Page {number} sur {count}',
    previousPage: 'Précédent',
    nextPage: 'Suivant',
    loadMore: 'Afficher plus',
  },
  ar: {
    pages: 'الصفحات',
    pagesOf: 'الصفحات: {name}',
    page: 'الصفحة {number}',
    pageOf: 'الصفحة {number} من {count}',
    previousPage: 'السابق',
    nextPage: 'التالي',
    loadMore: 'عرض المزيد',
  },
})

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

/** Reading time. */
export const readingTexts = defineTexts({
  en: { minutes: '{minutes, plural, one {# minute} other {# minutes}} to read' },
  de: { minutes: '{minutes, plural, one {# Minute} other {# Minuten}} Lesezeit' },
  fr: { minutes: '{minutes, plural, one {# minute} other {# minutes}} de lecture' },
  ar: {
    minutes:
      '{minutes, plural, one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}} للقراءة',
  },
})

/** Texts around media; the player's texts load with its script. */
export const mediaTexts = defineTexts({
  en: {
    captions: 'Captions',
    chapters: 'Chapters',
    descriptions: 'Audio description',
    transcript: 'Transcript',
    downloadFile: 'Download File: {address}',
  },
  de: {
    captions: 'Untertitel',
    chapters: 'Kapitel',
    descriptions: 'Audiodeskription',
    transcript: 'Transkript',
    downloadFile: 'Datei herunterladen: {address}',
  },
  fr: {
    captions: 'Sous-titres',
    chapters: 'Chapitres',
    descriptions: 'Audiodescription',
    transcript: 'Transcription',
    downloadFile: 'Télécharger le fichier : {address}',
  },
  ar: {
    captions: 'الترجمة',
    chapters: 'الفصول',
    descriptions: 'الوصف الصوتي',
    transcript: 'النص المكتوب',
    downloadFile: 'تنزيل الملف: {address}',
  },
})

/** Texts of a video. */
export const videoTexts = mergeTexts(
  allowTexts,
  mediaTexts,
  defineTexts({
    en: {
      play: 'Play video',
      playNamed: 'Play video: {name}',
      video: 'Video',
      loadsFrom: 'Playing loads the video from {provider}.',
      watchOn: 'Watch on {provider}',
    },
    de: {
      play: 'Video abspielen',
      playNamed: 'Video abspielen: {name}',
      video: 'Video',
      loadsFrom: 'Beim Abspielen wird das Video von {provider} geladen.',
      watchOn: 'Auf {provider} ansehen',
    },
    fr: {
      play: 'Lire la vidéo',
      playNamed: 'Lire la vidéo : {name}',
      video: 'Vidéo',
      loadsFrom: 'La lecture charge la vidéo depuis {provider}.',
      watchOn: 'Regarder sur {provider}',
    },
    ar: {
      play: 'تشغيل الفيديو',
      playNamed: 'تشغيل الفيديو: {name}',
      video: 'فيديو',
      loadsFrom: 'يؤدي التشغيل إلى تحميل الفيديو من {provider}.',
      watchOn: 'المشاهدة على {provider}',
    },
  }),
)
