import { linkTexts, slideTexts } from '#module-kit/client'
import { mergeTexts } from '#texts'

export const texts = mergeTexts(slideTexts, linkTexts)
