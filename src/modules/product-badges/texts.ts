import { badgeTexts, stockTexts } from '#shop/client'
import { mergeTexts } from '#texts'

export const texts = mergeTexts(badgeTexts, stockTexts)
