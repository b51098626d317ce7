import { defineTexts, mergeTexts } from '#texts'
import { buttonTexts } from '#ui/client'

export const texts = mergeTexts(
  buttonTexts,
  defineTexts({
    en: { play: 'Play animation', pause: 'Pause animation' },
    de: { play: 'Animation abspielen', pause: 'Animation anhalten' },
    fr: { play: 'Lire l’animation', pause: 'Mettre l’animation en pause' },
    ar: { play: 'تشغيل الرسم المتحرك', pause: 'إيقاف الرسم المتحرك مؤقتًا' },
  }),
)
