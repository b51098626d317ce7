import { defineTexts } from '#texts'

/** Notices about carts that were merged, restored or filled again. */
export const accountCartTexts = defineTexts({
  en: {
    cartRestored: 'Your cart is restored.',
    cartRestoredLess: 'Not available in this amount any more: {names}.',
    merged: 'The items of this browser were added to the cart of your account.',
    mergedLess: 'Not enough in stock, so less was added: {names}.',
    reordered: 'The items of order {number} were added to your cart.',
    reorderedLess: 'No longer available, or not enough in stock: {names}.',
  },
  de: {
    cartRestored: 'Ihr Warenkorb ist wiederhergestellt.',
    cartRestoredLess: 'Nicht mehr in dieser Menge erhältlich: {names}.',
    merged: 'Die Artikel dieses Browsers sind jetzt im Warenkorb Ihres Kontos.',
    mergedLess: 'Nicht genug auf Lager, deshalb weniger hinzugefügt: {names}.',
    reordered: 'Die Artikel der Bestellung {number} sind in Ihrem Warenkorb.',
    reorderedLess: 'Nicht mehr erhältlich oder nicht genug auf Lager: {names}.',
  },
  fr: {
    cartRestored: 'Votre panier est restauré.',
    cartRestoredLess: 'Plus disponible dans cette quantité : {names}.',
    merged: 'Les articles de ce navigateur ont été ajoutés au panier de votre compte.',
    mergedLess: 'Stock insuffisant, quantité réduite : {names}.',
    reordered: 'Les articles de la commande {number} ont été ajoutés à votre panier.',
    reorderedLess: 'Plus disponible ou stock insuffisant : {names}.',
  },
  ar: {
    cartRestored: 'تمت استعادة سلتك.',
    cartRestoredLess: 'لم تعد هذه الكمية متوفرة: {names}.',
    merged: 'أُضيفت منتجات هذا المتصفح إلى سلة حسابك.',
    mergedLess: 'المخزون غير كافٍ، لذلك أُضيفت كمية أقل: {names}.',
    reordered: 'أُضيفت منتجات الطلب {number} إلى سلتك.',
    reorderedLess: 'لم يعد متوفرًا أو المخزون غير كافٍ: {names}.',
  },
})
