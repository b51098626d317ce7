import { backgroundVideoTexts, buttonTexts } from '#module-kit/client'
import { defineTexts, mergeTexts } from '#texts'

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
