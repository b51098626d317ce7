import type { KeyOf } from '#texts'
import type { wishTexts } from './wish-texts.ts'

export interface WishMessage {
  key: KeyOf<typeof wishTexts>
  values?: undefined
}

/** Text for a refusal to add a product. */
export const wishRefusalKey = (reason: string | undefined) =>
  reason === 'too-many' ? ('wish.refused.too-many' as const) : ('wish.refused.other' as const)
