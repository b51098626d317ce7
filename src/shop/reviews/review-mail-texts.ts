import { defineTexts } from '#texts'

/** Texts of the mail to the shop about a new review. */
export const reviewMailTexts = defineTexts({
  en: {
    subject: '{rating, plural, one {# star} other {# stars}} for {product}',
    heading: 'New review of {product}',
    intro:
      '{name} has given {rating, plural, one {# star} other {# stars}}.{pending, select, yes { Please approve the review, or delete it.} other {}}',
    review: 'Review',
    open: 'Open the review',
  },
  de: {
    subject: '{rating, plural, one {# Stern} other {# Sterne}} für {product}',
    heading: 'Neue Bewertung von {product}',
    intro:
      '{name} hat {rating, plural, one {# Stern} other {# Sterne}} gegeben.{pending, select, yes { Bitte geben Sie die Bewertung frei, oder löschen Sie sie.} other {}}',
    review: 'Bewertung',
    open: 'Bewertung öffnen',
  },
  fr: {
    subject: '{rating, plural, one {# étoile} other {# étoiles}} pour {product}',
    heading: 'Nouvel avis sur {product}',
    intro:
      '{name} a donné {rating, plural, one {# étoile} other {# étoiles}}.{pending, select, yes { Veuillez approuver l’avis ou le supprimer.} other {}}',
    review: 'Avis',
    open: 'Ouvrir l’avis',
  },
  ar: {
    subject: 'تقييم {rating, number} من 5 للمنتج {product}',
    heading: 'تقييم جديد للمنتج {product}',
    intro:
      'أعطى {name} تقييم {rating, number} من 5.{pending, select, yes { يرجى الموافقة على التقييم أو حذفه.} other {}}',
    review: 'التقييم',
    open: 'فتح التقييم',
  },
})
