import { defineTexts } from '#texts'

/** Examples of what staff, buyers and carriers write, in previews of mails. */
export const previewTexts = defineTexts({
  en: {
    message: 'The color that you asked about is available again.',
    reason: 'The size does not fit.',
    sender: 'Alex Example',
    product: 'Notebook',
    review: 'Good paper, and the ink does not show through.',
  },
  de: {
    message: 'Die Farbe, nach der Sie gefragt haben, ist wieder erhältlich.',
    reason: 'Die Größe passt nicht.',
    sender: 'Alex Beispiel',
    product: 'Notizbuch',
    review: 'Gutes Papier, und die Tinte scheint nicht durch.',
  },
  fr: {
    message: 'La couleur que vous cherchiez est de nouveau disponible.',
    reason: 'La taille ne convient pas.',
    sender: 'Alex Exemple',
    product: 'Carnet',
    review: 'Un bon papier, que l’encre ne traverse pas.',
  },
  ar: {
    message: 'اللون الذي سألت عنه متوفر من جديد.',
    reason: 'المقاس غير مناسب.',
    sender: 'مثال',
    product: 'دفتر',
    review: 'ورق جيد، والحبر لا يظهر من الجهة الأخرى.',
  },
})
