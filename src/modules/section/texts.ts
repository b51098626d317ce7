import { backgroundVideoTexts } from '#media-ui/client'
import { mergeTexts } from '#texts'
import { buttonTexts } from '#ui/client'

export const texts = mergeTexts(buttonTexts, backgroundVideoTexts)
