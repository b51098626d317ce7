import { defineTexts, mergeTexts } from '#texts'
import { linkTexts, networkTexts } from '#ui/client'

export const texts = mergeTexts(
  mergeTexts(linkTexts, networkTexts),
  defineTexts({
    en: {
      sharePage: 'Share this page',
      share: 'Share',
      copyLink: 'Copy link',
      copied: 'Link copied',
      copyByHand: 'The link could not be copied. Here it is to copy by hand:',
      pageAddress: 'Address of this page',
    },
    de: {
      sharePage: 'Diese Seite teilen',
      share: 'Teilen',
      copyLink: 'Link kopieren',
      copied: 'Link kopiert',
      copyByHand: 'Der Link konnte nicht kopiert werden. Hier steht er zum Kopieren:',
      pageAddress: 'Adresse dieser Seite',
    },
    fr: {
      sharePage: 'Partager cette page',
      share: 'Partager',
      copyLink: 'Copier le lien',
      copied: 'Lien copié',
      copyByHand: 'Le lien n’a pas pu être copié. Le voici pour le copier à la main :',
      pageAddress: 'Adresse de cette page',
    },
    ar: {
      sharePage: 'مشاركة هذه الصفحة',
      share: 'مشاركة',
      copyLink: 'نسخ الرابط',
      copied: 'تم نسخ الرابط',
      copyByHand: 'تعذّر نسخ الرابط. يمكنك نسخه يدويًا من هنا:',
      pageAddress: 'عنوان هذه الصفحة',
    },
  }),
)
