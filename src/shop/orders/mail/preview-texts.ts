import { defineTexts } from '#texts'

/** Examples of what staff, buyers and carriers write, in previews of mails. */
export const previewTexts = defineTexts({
  en: {
    message: 'The color that you asked about is available again.',
    reason: 'The size does not fit.',
    sender: 'Alex Example',
    product: 'Notebook',
  },
  de: {
    message: 'Die Farbe, nach der Sie gefragt haben, ist wieder erhältlich.',
    reason: 'Die Größe passt nicht.',
    sender: 'Alex Beispiel',
    product: 'Notizbuch',
  },
  fr: {
    message: 'La couleur que vous cherchiez est de nouveau disponible.',
    reason: 'La taille ne convient pas.',
    sender: 'Alex Exemple',
    product: 'Carnet',
  },
  ar: {
    message: 'اللون الذي سألت عنه متوفر من جديد.',
    reason: 'المقاس غير مناسب.',
    sender: 'مثال',
    product: 'دفتر',
  },
})
