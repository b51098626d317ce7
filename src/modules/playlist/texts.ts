import { mediaTexts } from '#media-ui/client'
import { defineTexts, mergeTexts } from '#texts'

const own = defineTexts({
  en: { playlist: 'Playlist', entry: 'Entry {number}' },
  de: { playlist: 'Playlist', entry: 'Eintrag {number}' },
  fr: { playlist: 'Liste de lecture', entry: 'Élément {number}' },
  ar: { playlist: 'قائمة التشغيل', entry: 'العنصر {number}' },
})

export const texts = mergeTexts(mediaTexts, own)
