import { defineTexts } from '#texts'

/** Labels before prices, visible or for screen readers. */
export const priceTexts = defineTexts({
  en: {
    fromPrice: 'From {price}',
    originalPrice: 'Original price:',
    currentPrice: 'Current price:',
  },
  de: {
    fromPrice: 'Ab {price}',
    originalPrice: 'Ursprünglicher Preis:',
    currentPrice: 'Aktueller Preis:',
  },
  fr: {
    fromPrice: 'À partir de {price}',
    originalPrice: 'Prix d’origine :',
    currentPrice: 'Prix actuel :',
  },
  ar: {
    fromPrice: 'ابتداءً من {price}',
    originalPrice: 'السعر الأصلي:',
    currentPrice: 'السعر الحالي:',
  },
})

/** By `StockState`. */
export const stockTexts = defineTexts({
  en: {
    'in-stock': 'In stock',
    low: 'Only a few left',
    'on-backorder': 'On backorder',
    'out-of-stock': 'Sold out',
  },
  de: {
    'in-stock': 'Auf Lager',
    low: 'Nur noch wenige verfügbar',
    'on-backorder': 'Lieferbar auf Nachbestellung',
    'out-of-stock': 'Ausverkauft',
  },
  fr: {
    'in-stock': 'En stock',
    low: 'Il n’en reste que quelques-uns',
    'on-backorder': 'Sur commande',
    'out-of-stock': 'Épuisé',
  },
  ar: {
    'in-stock': 'متوفر',
    low: 'الكمية المتبقية قليلة',
    'on-backorder': 'متوفر بالطلب المسبق',
    'out-of-stock': 'نفدت الكمية',
  },
})
