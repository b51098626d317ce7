import { backgroundVideoTexts, buttonTexts } from '#module-kit/client'
import { mergeTexts } from '#texts'

export const texts = mergeTexts(buttonTexts, backgroundVideoTexts)
