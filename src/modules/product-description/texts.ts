import { disclosureTexts, factTexts, panelTexts } from '#shop-ui/client'
import { mergeTexts } from '#texts'

export const texts = mergeTexts(disclosureTexts, factTexts, panelTexts)
