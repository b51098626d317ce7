import { backgroundVideoTexts, listedSlideTexts, slideTexts } from '#module-kit/client'
import { priceTexts } from '#shop/client'
import { mergeTexts } from '#texts'

export const texts = mergeTexts(slideTexts, listedSlideTexts, priceTexts, backgroundVideoTexts)
