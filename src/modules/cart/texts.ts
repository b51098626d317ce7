import { orderTexts } from '#shop/client'
import { defineTexts, mergeTexts } from '#texts'

export const texts = mergeTexts(orderTexts, defineTexts({ en: {} }))
