import { cartTexts, orderTexts, priceTexts, stockTexts } from '#shop/client'
import { defineTexts, mergeTexts } from '#texts'

const own = defineTexts({
  en: {
    product: 'Product',
    price: 'Price',
    quantity: 'Quantity',
    quantityOf: 'Quantity of {name}',
    remove: 'Remove',
    removeFromCart: 'Remove {name} from cart',
    update: 'Update cart',
    totals: 'Cart totals',
    checkout: 'Proceed to checkout',
  },
  de: {
    product: 'Produkt',
    price: 'Preis',
    quantity: 'Menge',
    quantityOf: 'Menge von {name}',
    remove: 'Entfernen',
    removeFromCart: '{name} aus dem Warenkorb entfernen',
    update: 'Warenkorb aktualisieren',
    totals: 'Warenkorb-Summe',
    checkout: 'Weiter zur Kasse',
  },
  fr: {
    product: 'Produit',
    price: 'Prix',
    quantity: 'Quantité',
    quantityOf: 'Quantité de {name}',
    remove: 'Retirer',
    removeFromCart: 'Retirer {name} du panier',
    update: 'Mettre à jour le panier',
    totals: 'Total du panier',
    checkout: 'Valider la commande',
  },
  ar: {
    product: 'المنتج',
    price: 'السعر',
    quantity: 'الكمية',
    quantityOf: 'كمية {name}',
    remove: 'إزالة',
    removeFromCart: 'إزالة {name} من السلة',
    update: 'تحديث السلة',
    totals: 'إجمالي السلة',
    checkout: 'متابعة إتمام الطلب',
  },
})

export const texts = mergeTexts(orderTexts, cartTexts, priceTexts, stockTexts, own)
