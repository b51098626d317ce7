import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: { series: 'Series', partOf: 'Part {number} of {count}', partsOf: 'Series: {name}' },
  de: { series: 'Reihe', partOf: 'Teil {number} von {count}', partsOf: 'Reihe: {name}' },
  fr: { series: 'Série', partOf: 'Partie {number} sur {count}', partsOf: 'Série : {name}' },
  ar: { series: 'السلسلة', partOf: 'الجزء {number} من {count}', partsOf: 'السلسلة: {name}' },
})
