import { slideTexts } from '#module-kit/client'
import { mergeTexts } from '#texts'
import { listedSlideTexts } from '../listed-slide-texts.ts'

export const texts = mergeTexts(slideTexts, listedSlideTexts)
