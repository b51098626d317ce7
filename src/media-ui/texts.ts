import { defineTexts, mergeTexts } from '#texts'
import { allowTexts } from '#ui/client'

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
