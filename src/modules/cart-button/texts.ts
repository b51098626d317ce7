import { defineTexts } from '#texts'

/** The browser replaces `%d`. */
export const texts = defineTexts({
  en: {
    cart: 'Cart',
    itemsInCart: '{count, plural, one {%d item in the cart} other {%d items in the cart}}',
  },
  de: {
    cart: 'Warenkorb',
    itemsInCart: '{count, plural, one {%d Artikel im Warenkorb} other {%d Artikel im Warenkorb}}',
  },
  fr: {
    cart: 'Panier',
    itemsInCart:
      '{count, plural, one {%d article dans le panier} other {%d articles dans le panier}}',
  },
  ar: {
    cart: 'السلة',
    itemsInCart:
      '{count, plural, zero {لا منتجات في السلة} one {منتج واحد في السلة} two {منتجان في السلة} few {%d منتجات في السلة} many {%d منتجًا في السلة} other {%d منتج في السلة}}',
  },
})
