import type { CartGiftCard } from './view.ts'

/** Values of the texts that name a gift card. */
export const cardName = ({ kind, lastFour }: CartGiftCard) => ({
  isCredit: kind === 'store-credit' ? 'yes' : 'no',
  lastFour,
})
