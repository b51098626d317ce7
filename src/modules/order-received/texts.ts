import { orderTexts } from '#shop/schema'
import { defineTexts, mergeTexts } from '#texts'

export const texts = mergeTexts(orderTexts, defineTexts({ en: {} }))
