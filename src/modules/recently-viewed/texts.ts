import { priceTexts } from '#shop/client'
import { defineTexts, mergeTexts } from '#texts'

export const texts = mergeTexts(
  priceTexts,
  defineTexts({
    en: { title: 'Recently viewed' },
    de: { title: 'Zuletzt angesehen' },
    fr: { title: 'Vus récemment' },
    ar: { title: 'شوهدت مؤخرًا' },
  }),
)
