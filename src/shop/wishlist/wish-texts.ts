import { defineTexts } from '#texts'

/** Texts of buttons that add a product to the wishlist. */
export const wishTexts = defineTexts({
  en: {
    'wish.keep': 'Add to wishlist',
    'wish.kept': 'In your wishlist.',
    'wish.removed': 'Removed from your wishlist.',
    'wish.restored': 'It is back in your wishlist.',
    'wish.undo': 'Undo?',
    'wish.view': 'View wishlist',
    'wish.refused.too-many': 'Your wishlist is full. Remove something from it first.',
    'wish.refused.other': 'This product could not be added. Please try again.',
  },
  de: {
    'wish.keep': 'Auf den Merkzettel',
    'wish.kept': 'Auf Ihrem Merkzettel.',
    'wish.removed': 'Von Ihrem Merkzettel entfernt.',
    'wish.restored': 'Es ist wieder auf Ihrem Merkzettel.',
    'wish.undo': 'Rückgängig?',
    'wish.view': 'Merkzettel ansehen',
    'wish.refused.too-many': 'Ihr Merkzettel ist voll. Entfernen Sie zuerst etwas.',
    'wish.refused.other':
      'Dieses Produkt konnte nicht gemerkt werden. Bitte versuchen Sie es noch einmal.',
  },
  fr: {
    'wish.keep': 'Ajouter à la liste d’envies',
    'wish.kept': 'Dans votre liste d’envies.',
    'wish.removed': 'Retiré de votre liste d’envies.',
    'wish.restored': 'Il est de retour dans votre liste d’envies.',
    'wish.undo': 'Annuler ?',
    'wish.view': 'Voir la liste d’envies',
    'wish.refused.too-many': 'Votre liste d’envies est pleine. Retirez d’abord un produit.',
    'wish.refused.other': 'Ce produit n’a pas pu être ajouté. Veuillez réessayer.',
  },
  ar: {
    'wish.keep': 'أضف إلى قائمة الرغبات',
    'wish.kept': 'في قائمة رغباتك.',
    'wish.removed': 'أُزيل من قائمة رغباتك.',
    'wish.restored': 'عاد إلى قائمة رغباتك.',
    'wish.undo': 'تراجع؟',
    'wish.view': 'عرض قائمة الرغبات',
    'wish.refused.too-many': 'قائمة رغباتك ممتلئة. أزل منها شيئًا أولًا.',
    'wish.refused.other': 'تعذّرت إضافة هذا المنتج. يرجى المحاولة مرة أخرى.',
  },
})
