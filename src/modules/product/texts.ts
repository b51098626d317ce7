import {
  buyTexts,
  disclosureTexts,
  factTexts,
  galleryTexts,
  headTexts,
  panelTexts,
  togetherTexts,
} from '#shop-ui/client'
import { defineTexts, mergeTexts } from '#texts'

/** Title of the recommended products. */
export const upsellTexts = defineTexts({
  en: { upsells: 'You may also like' },
  de: { upsells: 'Das könnte Ihnen auch gefallen' },
  fr: { upsells: 'Vous aimerez peut-être aussi' },
  ar: { upsells: 'قد يعجبك أيضًا' },
})

export const texts = mergeTexts(
  buyTexts,
  disclosureTexts,
  factTexts,
  galleryTexts,
  headTexts,
  panelTexts,
  togetherTexts,
  upsellTexts,
)
