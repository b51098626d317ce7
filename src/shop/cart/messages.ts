import { MOST_PIECES } from './quantity.ts'

/** What the cart says (behaviour §14). */
export const cartMessages = {
  added: (names: string) => `${names} has been added to your cart.`,
  addedSeveral: (names: string) => `${names} have been added to your cart.`,
  removed: (name: string) => `“${name}” removed.`,
  restored: (name: string) => `“${name}” is back in your cart.`,
  updated: 'Cart updated.',
  gone: 'An item which is no longer available was removed from your cart.',
  unavailable:
    'There are some issues with the items in your cart. Please go back to the cart page and resolve these issues before checking out.',
  removedProduct: 'Removed product',
  lineUnavailable: (name: string) =>
    `Sorry, “${name}” is no longer available. Please remove it to go on.`,
  tooManyItems: (most: number) => `At most ${most} items can be added at once.`,
  tooManyCarts: 'Too many carts were begun from your address. Please try again in a minute.',
  choose: 'Please choose a product to add to your cart…',
  chooseOptions: (options: string, name: string) => `Please choose ${options} for “${name}”.`,
  noCombination: (name: string) =>
    `Sorry, no “${name}” matches your selection. Please choose a different combination.`,
  unknownProduct: 'Sorry, this product cannot be purchased.',
  outOfStock: (name: string) =>
    `You cannot add “${name}” to the cart because the product is out of stock.`,
  notEnough: (name: string, left: number) =>
    `You cannot add that amount of “${name}” to the cart because there is not enough stock (${left} remaining).`,
  notEnoughWithCart: (left: number, inCart: number) =>
    `You cannot add that amount to the cart — we have ${left} in stock and you already have ${inCart} in your cart.`,
  onlyOne: (name: string) => `You can only have 1 “${name}” in your cart.`,
  noAnother: (name: string) => `You cannot add another “${name}” to your cart.`,
  badQuantity: (name: string) =>
    `Please enter a whole number from 0 to ${MOST_PIECES} as the quantity of “${name}”.`,
  badQuantityToAdd: `Please enter a whole number from 1 to ${MOST_PIECES} as the quantity.`,
  nothingToUndo: 'There is nothing left to bring back.',
  tooMany: 'Your cart is full. Please remove something before you add more.',
  lineOutOfStock: (name: string) =>
    `Sorry, “${name}” is not in stock. Please edit your cart and try again.`,
  lineNotEnough: (name: string, left: number) =>
    `Sorry, we do not have enough “${name}” in stock to fulfil your order (${left} available).`,
} as const
