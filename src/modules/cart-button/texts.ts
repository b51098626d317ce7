import { cartTexts } from '#shop/client'
import { defineTexts, mergeTexts } from '#texts'

const own = defineTexts({
  en: {
    add: 'Add',
    goesWell: 'Goes well with your cart',
    closeCart: 'Close cart',
    oneLess: 'One less of {name}',
    oneMore: 'One more of {name}',
    quantityIn: 'Quantity:',
    remove: 'Remove',
    removeOf: 'Remove {name} from cart',
    subtotal: 'Subtotal',
    laterCosts: 'Shipping is calculated at checkout.',
    toCheckout: 'Checkout',
    cart: 'Cart',
    // The browser replaces `%d`.
    itemsInCart: '{count, plural, one {%d item in the cart} other {%d items in the cart}}',
  },
  de: {
    add: 'Hinzufügen',
    goesWell: 'Passt zu Ihrem Warenkorb',
    closeCart: 'Warenkorb schließen',
    oneLess: 'Eins weniger von {name}',
    oneMore: 'Eins mehr von {name}',
    quantityIn: 'Menge:',
    remove: 'Entfernen',
    removeOf: '{name} aus dem Warenkorb entfernen',
    subtotal: 'Zwischensumme',
    laterCosts: 'Der Versand wird an der Kasse berechnet.',
    toCheckout: 'Zur Kasse',
    cart: 'Warenkorb',
    itemsInCart: '{count, plural, one {%d Artikel im Warenkorb} other {%d Artikel im Warenkorb}}',
  },
  fr: {
    add: 'Ajouter',
    goesWell: 'Va bien avec votre panier',
    closeCart: 'Fermer le panier',
    oneLess: 'Un de moins : {name}',
    oneMore: 'Un de plus : {name}',
    quantityIn: 'Quantité :',
    remove: 'Retirer',
    removeOf: 'Retirer {name} du panier',
    subtotal: 'Sous-total',
    laterCosts: 'La livraison est calculée à la caisse.',
    toCheckout: 'Commander',
    cart: 'Panier',
    itemsInCart:
      '{count, plural, one {%d article dans le panier} other {%d articles dans le panier}}',
  },
  ar: {
    add: 'أضف',
    goesWell: 'يناسب ما في سلتك',
    closeCart: 'إغلاق السلة',
    oneLess: 'إنقاص واحد من {name}',
    oneMore: 'زيادة واحد من {name}',
    quantityIn: 'الكمية:',
    remove: 'إزالة',
    removeOf: 'إزالة {name} من السلة',
    subtotal: 'المجموع الفرعي',
    laterCosts: 'يُحسب الشحن عند إتمام الطلب.',
    toCheckout: 'إتمام الطلب',
    cart: 'السلة',
    itemsInCart:
      '{count, plural, zero {لا منتجات في السلة} one {منتج واحد في السلة} two {منتجان في السلة} few {%d منتجات في السلة} many {%d منتجًا في السلة} other {%d منتج في السلة}}',
  },
})

export const texts = mergeTexts(cartTexts, own)
