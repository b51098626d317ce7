import { listedSlideTexts } from '#content/client'
import { backgroundVideoTexts } from '#media-ui/client'
import { priceTexts } from '#shop/client'
import { mergeTexts } from '#texts'
import { slideTexts } from '#ui/client'

export const texts = mergeTexts(slideTexts, listedSlideTexts, priceTexts, backgroundVideoTexts)
