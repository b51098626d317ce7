import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: {
    play: 'Play video',
    playNamed: 'Play video: {name}',
    video: 'Video',
    loadsFrom: 'Playing loads the video from {provider}.',
    watchOn: 'Watch on {provider}',
    cannotPlay: 'This video cannot be played here.',
    download: 'Download the video',
    captions: 'Subtitles',
  },
  de: {
    play: 'Video abspielen',
    playNamed: 'Video abspielen: {name}',
    video: 'Video',
    loadsFrom: 'Beim Abspielen wird das Video von {provider} geladen.',
    watchOn: 'Auf {provider} ansehen',
    cannotPlay: 'Dieses Video kann hier nicht abgespielt werden.',
    download: 'Video herunterladen',
    captions: 'Untertitel',
  },
  fr: {
    play: 'Lire la vidéo',
    playNamed: 'Lire la vidéo : {name}',
    video: 'Vidéo',
    loadsFrom: 'La lecture charge la vidéo depuis {provider}.',
    watchOn: 'Regarder sur {provider}',
    cannotPlay: 'Cette vidéo ne peut pas être lue ici.',
    download: 'Télécharger la vidéo',
    captions: 'Sous-titres',
  },
  ar: {
    play: 'تشغيل الفيديو',
    playNamed: 'تشغيل الفيديو: {name}',
    video: 'فيديو',
    loadsFrom: 'يؤدي التشغيل إلى تحميل الفيديو من {provider}.',
    watchOn: 'المشاهدة على {provider}',
    cannotPlay: 'لا يمكن تشغيل هذا الفيديو هنا.',
    download: 'تنزيل الفيديو',
    captions: 'الترجمة',
  },
})
