import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: {
    keep: 'Add to wishlist',
    kept: 'In your wishlist.',
    view: 'View wishlist',
    'refused.too-many': 'Your wishlist is full. Remove something from it first.',
    'refused.other': 'This product could not be added. Please try again.',
  },
  de: {
    keep: 'Auf den Merkzettel',
    kept: 'Auf Ihrem Merkzettel.',
    view: 'Merkzettel ansehen',
    'refused.too-many': 'Ihr Merkzettel ist voll. Entfernen Sie zuerst etwas.',
    'refused.other':
      'Dieses Produkt konnte nicht gemerkt werden. Bitte versuchen Sie es noch einmal.',
  },
  fr: {
    keep: 'Ajouter à la liste d’envies',
    kept: 'Dans votre liste d’envies.',
    view: 'Voir la liste d’envies',
    'refused.too-many': 'Votre liste d’envies est pleine. Retirez d’abord un produit.',
    'refused.other': 'Ce produit n’a pas pu être ajouté. Veuillez réessayer.',
  },
  ar: {
    keep: 'أضف إلى قائمة الرغبات',
    kept: 'في قائمة رغباتك.',
    view: 'عرض قائمة الرغبات',
    'refused.too-many': 'قائمة رغباتك ممتلئة. أزل منها شيئًا أولًا.',
    'refused.other': 'تعذّرت إضافة هذا المنتج. يرجى المحاولة مرة أخرى.',
  },
})
