import { backgroundVideoTexts } from '#media-ui/client'
import { defineTexts, mergeTexts } from '#texts'
import { buttonTexts } from '#ui/client'

export const texts = mergeTexts(
  buttonTexts,
  backgroundVideoTexts,
  defineTexts({
    en: { scrollDown: 'Scroll down' },
    de: { scrollDown: 'Nach unten' },
    fr: { scrollDown: 'Faire défiler' },
    ar: { scrollDown: 'انتقل إلى الأسفل' },
  }),
)
