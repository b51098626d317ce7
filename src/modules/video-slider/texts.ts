import { videoTexts } from '#media-ui/client'
import { defineTexts, mergeTexts } from '#texts'
import { slideTexts } from '#ui/client'

const own = defineTexts({
  en: { videos: 'Videos', chooseVideo: 'Choose a video' },
  de: { videos: 'Videos', chooseVideo: 'Video auswählen' },
  fr: { videos: 'Vidéos', chooseVideo: 'Choisir une vidéo' },
  ar: { videos: 'مقاطع الفيديو', chooseVideo: 'اختر مقطع فيديو' },
})

export const texts = mergeTexts(slideTexts, videoTexts, own)
