import { buyTexts, factTexts } from '#shop-ui/client'
import { mergeTexts } from '#texts'

export const texts = mergeTexts(buyTexts, factTexts)
