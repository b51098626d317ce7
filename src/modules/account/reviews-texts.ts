import { defineTexts } from '#texts'

/** Reviews in the account. */
export const reviewsTexts = defineTexts({
  en: {
    reviews: 'My reviews',
    noReviews: 'No reviews yet.',
    reviewPublished: 'Published',
    reviewPending: 'Waiting for approval',
    photoCount: '{count, plural, one {# photo} other {# photos}}',
    shopReply: 'Answer from the shop:',
    deleteReviewOf: 'Delete review of {product}',
    deleteReviewIntro: 'The review and its photos are deleted. This cannot be undone.',
    deleteReview: 'Delete review',
    deleteReviewsToo: 'Delete my reviews too. Otherwise they stay without name and photos.',
    'done.review-deleted': 'Your review is deleted.',
    'refused.unknown-review': 'This review no longer exists.',
  },
  de: {
    reviews: 'Meine Bewertungen',
    noReviews: 'Noch keine Bewertungen.',
    reviewPublished: 'Veröffentlicht',
    reviewPending: 'Wartet auf Freigabe',
    photoCount: '{count, plural, one {# Foto} other {# Fotos}}',
    shopReply: 'Antwort des Shops:',
    deleteReviewOf: 'Bewertung löschen: {product}',
    deleteReviewIntro:
      'Die Bewertung und ihre Fotos werden gelöscht. Das lässt sich nicht rückgängig machen.',
    deleteReview: 'Bewertung löschen',
    deleteReviewsToo:
      'Auch meine Bewertungen löschen. Sonst bleiben sie ohne Namen und Fotos stehen.',
    'done.review-deleted': 'Ihre Bewertung ist gelöscht.',
    'refused.unknown-review': 'Diese Bewertung gibt es nicht mehr.',
  },
  fr: {
    reviews: 'Mes avis',
    noReviews: 'Aucun avis pour le moment.',
    reviewPublished: 'Publié',
    reviewPending: 'En attente d’approbation',
    photoCount: '{count, plural, one {# photo} other {# photos}}',
    shopReply: 'Réponse de la boutique :',
    deleteReviewOf: 'Supprimer l’avis sur {product}',
    deleteReviewIntro: 'L’avis et ses photos seront supprimés définitivement.',
    deleteReview: 'Supprimer l’avis',
    deleteReviewsToo: 'Supprimer aussi mes avis. Sinon, ils restent publiés sans nom ni photos.',
    'done.review-deleted': 'Votre avis est supprimé.',
    'refused.unknown-review': 'Cet avis n’existe plus.',
  },
  ar: {
    reviews: 'تقييماتي',
    noReviews: 'لا توجد تقييمات بعد.',
    reviewPublished: 'منشور',
    reviewPending: 'بانتظار الموافقة',
    photoCount:
      '{count, plural, one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}',
    shopReply: 'رد المتجر:',
    deleteReviewOf: 'حذف تقييم {product}',
    deleteReviewIntro: 'يُحذف التقييم وصوره نهائيًا.',
    deleteReview: 'حذف التقييم',
    deleteReviewsToo: 'احذف تقييماتي أيضًا. وإلا فستبقى دون اسم أو صور.',
    'done.review-deleted': 'حُذف تقييمك.',
    'refused.unknown-review': 'لم يعد هذا التقييم موجودًا.',
  },
})
